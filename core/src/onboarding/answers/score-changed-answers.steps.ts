import { checkSubmission } from '@homologa/domain/onboarding/answer-rules';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { askedOf, listItems, readAnswers } from '../../questionnaires/answers.queries';
import { scoreSubmit } from '../../scores/scores.steps';
import { decideByRule } from '../../suppliers/scoring/decide-by-rule.steps';
import type { OnboardingRecord } from '../onboarding-record.steps';
import { conditionFacts } from './answers-progress.steps';
import { moveToPresentVersion } from './present-version.steps';

/**
 * Scores answers that were changed after the submit by the present questionnaire, and moves the supplier to its version:
 * no second submit follows, and the score must not stay that of the former answers. Does nothing before the submit, while a required answer is missing, and during a send-back, whose
 * answer scores its corrections.
 */
export async function scoreChangedAnswers(ctx: Context, tx: Tx, record: OnboardingRecord): Promise<void> {
  const { supplier, sentBack } = record;
  if (!supplier.questionnaireCompletedAt || sentBack !== null) return;
  const { id: supplierId, companyId, workflowId } = supplier;
  const items = await listItems(tx, workflowId, companyId);
  const facts = conditionFacts(record);
  const asked = askedOf(items, await readAnswers(tx, supplierId, companyId), facts);
  if (checkSubmission(asked.items, asked.answers).length > 0) return;
  await moveToPresentVersion(ctx, tx, record);
  await scoreSubmit(ctx, tx, { companyId, supplierId, workflowId }, { items, answers: asked.answers, facts });
  await decideByRule(ctx, tx, { companyId, supplierId });
}
