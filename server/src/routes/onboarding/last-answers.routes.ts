import { getLastAnswers } from '@homologa/core/onboarding/last-answers/last-answers.queries';
import { startFromLastAnswers } from '@homologa/core/onboarding/last-answers/start-from-last-answers';
import {
  type LastAnswersResponse,
  lastAnswersResponse,
  onboardingSupplierParams,
  onboardingSupplierResponse,
} from '@homologa/domain/onboarding/onboarding.contract';
import { route } from '../../http/route';
import { answerSupplier, keyOf } from './onboarding.routes';

const LAST_ANSWERS = '/onboarding/workflows/:id/suppliers/:sid/last-answers';

export const lastAnswersRoutes = [
  route({
    method: 'get',
    path: LAST_ANSWERS,
    summary: "What this process may take over of the account's last finished process of the same client",
    auth: 'onboarding',
    params: onboardingSupplierParams,
    response: lastAnswersResponse,
    async handler(input): Promise<LastAnswersResponse> {
      const last = await getLastAnswers(input.ctx, keyOf(input));
      if (!last) return { last: null };
      return {
        last: {
          title: last.title,
          company_name: last.companyName,
          received_at: last.receivedAt.toISOString(),
          form: last.form !== null,
          questions: last.answers.size,
        },
      };
    },
  }),
  route({
    method: 'post',
    path: LAST_ANSWERS,
    summary: 'Starts from the last answers: fills the untouched form, and the questionnaire without answers',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    response: onboardingSupplierResponse,
    handler: async (input) => answerSupplier(input, await startFromLastAnswers(input.ctx, keyOf(input))),
  }),
];
