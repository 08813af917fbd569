import type { Context } from '../../kernel/context';
import { listItems } from '../../questionnaires/answers.queries';
import { type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';
import { readSeenSupplier, type SeenSupplier } from '../onboarding.queries';
import { lockOnboarding } from '../onboarding-record.steps';
import { advanceOnboarding, QUESTIONNAIRE_STARTED } from '../progress.steps';
import { requireOpenQuestions } from './open-questions.steps';
import { scoreChangedAnswers } from './score-changed-answers.steps';
import { type GivenAnswer, storeAnswers } from './store-answers';

/**
 * Merges the given answers into the stored answers by question. Throws `answer_invalid` (then nothing is saved),
 * `answer_changed` (likewise), `onboarding_step_not_reached`, `onboarding_finished`, `not_sent_back`, `workflow_closed`.
 */
export async function saveAnswers(ctx: Context, key: OnboardingKey, given: GivenAnswer[]): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  return ctx.db.tenant(access.companyId, async (tx) => {
    const record = await lockOnboarding(tx, access);
    const items = await listItems(tx, access.workflowId, access.companyId);
    await requireOpenQuestions(tx, record, items, given);
    const isChanged = await storeAnswers(ctx, tx, record, items, given);
    if (isChanged) {
      await scoreChangedAnswers(ctx, tx, record);
      await advanceOnboarding(ctx, tx, record, [QUESTIONNAIRE_STARTED]);
    }
    return readSeenSupplier(tx, access, 'own');
  });
}
