import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { SupplierFacts } from '@homologa/domain/questionnaires/condition';
import type { Tx } from '../../kernel/database/database';
import {
  countAsked,
  currentAnswers,
  listItems,
  readAnswers,
  shownBy,
  stillShown,
  type VersionedItem,
  valuesOf,
} from '../../questionnaires/answers.queries';
import { keepAnswersProgress } from '../../supplier-record/phase-progress.steps';
import type { OnboardingRecord } from '../onboarding-record.steps';

/** Facts of the supplier that conditions of the questionnaire compare. */
export const conditionFacts = ({ supplier, workflow }: OnboardingRecord): SupplierFacts => ({
  country: supplier.country,
  report_type: workflow.reportType,
});

/** Stores what the supplier is asked and has answered. `values` are its answers, `before` those before the change. */
export async function keepAnswersCount(
  tx: Tx,
  record: OnboardingRecord,
  items: readonly VersionedItem[],
  { current, values, before }: CountedChange,
): Promise<void> {
  const { supplier } = record;
  const facts = conditionFacts(record);
  const counted = countAsked(items, current, facts);
  if (!supplier.questionnaireCompletedAt) return keepAnswersProgress(tx, supplier, counted);
  const now = shownBy(items, values, facts);
  const was = before && shownBy(items, before, facts);
  const isHiddenSince = (id: string): boolean => !now.has(id) && (was ? was.has(id) : !values.has(id));
  const shown = stillShown(items, counted.shown, supplier.shownQuestions, isHiddenSince);
  await keepAnswersProgress(tx, supplier, { ...counted, shown });
}

interface CountedChange {
  current: ReadonlyMap<string, AnswerValue>;
  /** All answers, including outdated ones. */
  values: ReadonlyMap<string, AnswerValue>;
  /** Absent if the caller has not loaded them: then no answered question counts as hidden by the change. */
  before?: ReadonlyMap<string, AnswerValue>;
}

/** Stores what a submit has shown, by the supplier's present country and answers. */
export const keepSubmittedCount = (
  tx: Tx,
  record: OnboardingRecord,
  items: readonly VersionedItem[],
  current: ReadonlyMap<string, AnswerValue>,
): Promise<void> => keepAnswersProgress(tx, record.supplier, countAsked(items, current, conditionFacts(record)));

/** Recounts the stored answers after a change, for callers that have not loaded them. */
export async function recountAnswers(tx: Tx, record: OnboardingRecord): Promise<void> {
  const { id, companyId, workflowId } = record.supplier;
  const items = await listItems(tx, workflowId, companyId);
  const stored = await readAnswers(tx, id, companyId);
  await keepAnswersCount(tx, record, items, { current: currentAnswers(items, stored), values: valuesOf(stored) });
}
