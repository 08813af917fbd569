import { dependentIds } from '@homologa/domain/questionnaires/dependent-items';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { questionTargets } from '@homologa/domain/send-backs/sent-back-items';
import type { Tx } from '../../kernel/database/database';
import { listItems } from '../../questionnaires/answers.queries';
import { type OnboardingRecord, requireStep } from '../onboarding-record.steps';

/**
 * Requires that the supplier may answer these questions now. An open send-back also opens the questions that depend on
 * those sent back, because the correction may show them. Throws the errors of `requireStep`.
 */
export async function requireOpenQuestions(
  tx: Tx,
  record: OnboardingRecord,
  questionIds: readonly string[],
): Promise<void> {
  const { sentBack, supplier } = record;
  const targets = questionIds.map((target) => ({ kind: 'question', target }) as const);
  if (sentBack === null) return requireStep(record, 'questionnaire', targets);
  const items = await listItems(tx, supplier.workflowId, supplier.companyId);
  const dependents = dependentIds(items, questionTargets(sentBack));
  const open = [...sentBack, ...[...dependents].map((target) => ({ kind: 'question', target }) as const)];
  requireStep({ ...record, sentBack: open }, 'questionnaire', targets);
}

/**
 * Returns the questions that the supplier may answer now: all, or those of an open send-back with those that depend on
 * them. Throws the errors of `requireStep`.
 */
export function openQuestions(record: OnboardingRecord, items: readonly QuestionItem[]): ReadonlySet<string> {
  if (record.sentBack === null) {
    requireStep(record, 'questionnaire', []);
    return new Set(items.map(({ id }) => id));
  }
  const targets = questionTargets(record.sentBack);
  return new Set([...targets, ...dependentIds(items, targets)]);
}
