import { deleteAnswer } from '@homologa/core/onboarding/answers/delete-answer';
import { saveAnswers } from '@homologa/core/onboarding/answers/save-answers';
import { submitQuestionnaire } from '@homologa/core/onboarding/answers/submit-questionnaire';
import { uploadAnswerFile } from '@homologa/core/onboarding/answers/upload-answer-file';
import { openOwnAnswerFile } from '@homologa/core/onboarding/form/open-own-file';
import {
  type AnswersBody,
  answerFilePart,
  answersBody,
  onboardingQuestionParams,
  onboardingSupplierParams,
  onboardingSupplierResponse,
} from '@homologa/domain/onboarding/onboarding.contract';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { answerSupplier, keyOf } from './onboarding.routes';
import { sentFileOf } from './uploads.routes';

const SUPPLIER = '/onboarding/workflows/:id/suppliers/:sid';

const givenAnswers = ({ answers }: AnswersBody) =>
  answers.map(({ question_id, answer, seen }) => ({ questionId: question_id, answer, seen }));

export const answersRoutes = [
  route({
    method: 'patch',
    path: `${SUPPLIER}/answers`,
    summary: 'Saves answers, merged by question',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    body: answersBody,
    response: onboardingSupplierResponse,
    handler: async (input) =>
      answerSupplier(input, await saveAnswers(input.ctx, keyOf(input), givenAnswers(input.body))),
  }),
  route({
    method: 'patch',
    path: `${SUPPLIER}/answers/submit`,
    summary: 'Saves answers and submits the questionnaire',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    body: answersBody,
    response: onboardingSupplierResponse,
    handler: async (input) =>
      answerSupplier(input, await submitQuestionnaire(input.ctx, keyOf(input), givenAnswers(input.body))),
  }),
  route({
    method: 'delete',
    path: `${SUPPLIER}/answers/:qid`,
    summary: 'Takes an answer back, with its file',
    auth: 'onboarding',
    params: onboardingQuestionParams,
    response: onboardingSupplierResponse,
    handler: async (input) => answerSupplier(input, await deleteAnswer(input.ctx, keyOf(input), input.params.qid)),
  }),
  route({
    method: 'get',
    path: `${SUPPLIER}/answers/:qid/file`,
    summary: 'Downloads the file of an answer again',
    auth: 'onboarding',
    params: onboardingQuestionParams,
    async handler(input) {
      return sendFile(input.res, await openOwnAnswerFile(input.ctx, keyOf(input), input.params.qid));
    },
  }),
  route({
    method: 'patch',
    path: `${SUPPLIER}/answers-files`,
    summary: 'Answers a file question (multipart: question_id, file)',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    body: answerFilePart,
    upload: 'file',
    response: onboardingSupplierResponse,
    handler: async (input) =>
      answerSupplier(
        input,
        await uploadAnswerFile(input.ctx, keyOf(input), {
          questionId: input.body.question_id,
          upload: sentFileOf(input.file, input.body),
        }),
      ),
  }),
];
