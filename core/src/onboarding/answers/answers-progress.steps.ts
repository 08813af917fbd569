import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { SupplierFacts } from '@homologa/domain/questionnaires/condition';
import type { Tx } from '../../kernel/database/database';
import {
  countAsked,
  currentAnswers,
  listItems,
  readAnswers,
  type VersionedItem,
} from '../../questionnaires/answers.queries';
import { keepAnswersProgress } from '../../supplier-record/phase-progress.steps';
import type { OnboardingRecord } from '../onboarding-record.steps';

/** Facts of the supplier that conditions of the questionnaire compare. */
export const conditionFacts = ({ supplier, workflow }: OnboardingRecord): SupplierFacts => ({
  country: supplier.country,
  report_type: workflow.reportType,
});

export const keepAnswersCount = (
  tx: Tx,
  record: OnboardingRecord,
  items: readonly VersionedItem[],
  current: ReadonlyMap<string, AnswerValue>,
): Promise<void> => keepAnswersProgress(tx, record.supplier, countAsked(items, current, conditionFacts(record)));

/** Recounts the stored answers after a change, for callers that have not loaded them. */
export async function recountAnswers(tx: Tx, record: OnboardingRecord): Promise<void> {
  const { id, companyId, workflowId } = record.supplier;
  const items = await listItems(tx, workflowId, companyId);
  await keepAnswersCount(tx, record, items, currentAnswers(items, await readAnswers(tx, id, companyId)));
}
