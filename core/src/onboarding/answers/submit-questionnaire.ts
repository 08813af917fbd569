import { assertRules } from '@homologa/domain/errors/domain-error';
import type { Violation } from '@homologa/domain/errors/error-codes';
import { checkSubmission } from '@homologa/domain/onboarding/answer-rules';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { askedOf, listItems, readAnswers } from '../../questionnaires/answers.queries';
import { scoreSubmit } from '../../scores/scores.steps';
import { decideByRule } from '../../suppliers/scoring/decide-by-rule.steps';
import { type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';
import { readSeenSupplier, type SeenSupplier } from '../onboarding.queries';
import { lockOnboarding, type OnboardingRecord, requireStep } from '../onboarding-record.steps';
import {
  advanceOnboarding,
  CORRECTED,
  completed,
  QUESTIONNAIRE_STARTED,
  QUESTIONNAIRE_SUBMITTED,
} from '../progress.steps';
import { conditionFacts, keepSubmittedCount } from './answers-progress.steps';
import { dropHiddenAnswers } from './drop-hidden-answers';
import { moveToPresentVersion } from './present-version.steps';
import { type GivenAnswer, storeAnswers } from './store-answers';

/**
 * Saves answers, then validates the shown questions and deletes the answers of hidden ones. If required answers are
 * missing, the saved answers are kept and `required_answers_missing` is thrown with one detail per question.
 */
export async function submitQuestionnaire(
  ctx: Context,
  key: OnboardingKey,
  given: GivenAnswer[],
): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  requireNotActingAsOther(ctx.actor);
  const result = await ctx.db.tenant(access.companyId, async (tx): Promise<SeenSupplier | Violation[]> => {
    const record = await lockOnboarding(tx, access);
    requireStep(record, 'questionnaire');
    const items = await listItems(tx, access.workflowId, access.companyId);
    const isChanged = await storeAnswers(ctx, tx, record, items, given);
    const stored = await readAnswers(tx, access.supplierId, access.companyId);
    const asked = askedOf(items, stored, conditionFacts(record));
    const missing = checkSubmission(asked.items, asked.answers);
    if (missing.length > 0) {
      if (isChanged) await advanceOnboarding(ctx, tx, record, [QUESTIONNAIRE_STARTED]);
      return missing;
    }
    await dropHiddenAnswers(ctx, tx, record, items);
    await keepSubmittedCount(tx, record, items, asked.answers);
    const facts = conditionFacts(record);
    await moveToPresentVersion(ctx, tx, record);
    await scoreSubmit(ctx, tx, access, { items, answers: asked.answers, facts });
    await complete(ctx, tx, record);
    await decideByRule(ctx, tx, access);
    return readSeenSupplier(tx, access, 'own');
  });
  if (!Array.isArray(result)) return result;
  assertRules(result);
  throw new TypeError('a broken rule throws');
}

async function complete(ctx: Context, tx: Tx, record: OnboardingRecord): Promise<void> {
  const { id, companyId } = record.supplier;
  const events = [QUESTIONNAIRE_STARTED, CORRECTED, QUESTIONNAIRE_SUBMITTED, completed('questionnaire')];
  await advanceOnboarding(ctx, tx, record, events);
  await audit(ctx, tx, {
    companyId,
    action: 'onboarding.submit_questionnaire',
    objectType: 'supplier',
    objectId: id,
  });
}
