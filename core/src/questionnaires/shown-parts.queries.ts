import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { AnswerFormat } from '@homologa/domain/questionnaires/answer-format';
import type { Condition, SupplierFacts } from '@homologa/domain/questionnaires/condition';
import type { QuestionItem, QuestionOption } from '@homologa/domain/questionnaires/questionnaire-rules';
import { conditionalIds, hasConditions } from '@homologa/domain/questionnaires/shown-items';
import { askedOf, type StoredAnswer, type VersionedItem } from './answers.queries';

/** Row of a question as a query returns it, with options and condition as JSON. */
interface QuestionRow extends Pick<QuestionItem, 'id' | 'type' | 'title' | 'required'> {
  options: unknown;
  showIf: unknown;
  format?: unknown;
  allowNa?: boolean;
  version: number;
}

interface AnswerRow {
  questionId: string;
  version: number;
  value: unknown;
  file: { name: string } | null;
}

const itemOf = (row: QuestionRow): VersionedItem => ({
  id: row.id,
  type: row.type,
  title: row.title,
  required: row.required,
  version: row.version,
  options: row.options as readonly QuestionOption[],
  showIf: row.showIf as Condition | null,
  format: (row.format ?? null) as AnswerFormat | null,
  allowNa: row.allowNa,
  file: null,
});

const storedOf = ({ questionId, version, value, file }: AnswerRow): StoredAnswer => ({
  questionId,
  version,
  value: file ? { fileId: '', name: file.name, size: 0 } : (value as AnswerValue),
  fileId: null,
});

interface Subject {
  facts: SupplierFacts;
  /** Conditional questions that were shown at the submit; null before it. */
  atSubmit: readonly string[] | null;
}

/** Returns by what the questionnaire of a supplier is judged: after its submit by what was shown then. */
export const subjectOfShown = (
  supplier: { country: string; questionnaireCompletedAt: unknown; shownQuestions: readonly string[] },
  workflow: { reportType: string },
): Subject => ({
  facts: { country: supplier.country, report_type: workflow.reportType },
  atSubmit: supplier.questionnaireCompletedAt ? supplier.shownQuestions : null,
});

/**
 * Returns the rows of the questions that a supplier is asked and of their answers, without hidden options: what the
 * client, the desk, exports and documents show of a questionnaire. A submitted one stays as it was: a later country or
 * condition hides nothing that was answered, and shows nothing that was not asked.
 */
export function shownParts<Question extends QuestionRow, Answer extends AnswerRow>(
  questions: readonly Question[],
  answers: readonly Answer[],
  { facts, atSubmit }: Subject,
): { questions: Question[]; answers: Answer[] } {
  const items = questions.map(itemOf);
  if (!hasConditions(items)) return { questions: [...questions], answers: [...answers] };
  const stored = new Map(answers.map((answer) => [answer.questionId, storedOf(answer)]));
  const judged = askedOf(items, stored, facts).items;
  const asked = atSubmit === null ? judged : submittedItems(items, judged, { atSubmit, stored });
  const shown = new Map(asked.map((item) => [item.id, item]));
  const options = new Map(asked.map((item) => [item.id, new Set(item.options.map(({ id }) => id))]));
  const valueOf = ({ questionId, value }: Answer): unknown => {
    const own = options.get(questionId);
    return Array.isArray(value) ? value.filter((id: string) => own?.has(id)) : value;
  };
  /** A chosen option that is hidden counts as no answer. */
  const isGiven = ({ questionId, value }: Answer): boolean => {
    const item = shown.get(questionId);
    return item?.type !== 'radio' || typeof value !== 'string' || (options.get(questionId)?.has(value) ?? false);
  };
  return {
    questions: questions.flatMap((row) => {
      const item = shown.get(row.id);
      return item ? [{ ...row, options: item.options }] : [];
    }),
    answers: answers
      .filter((answer) => shown.has(answer.questionId) && isGiven(answer))
      .map((answer) => ({ ...answer, value: valueOf(answer) })),
  };
}

/**
 * Marks the submitted questions that are hidden from the supplier by now, because its country or a condition has
 * changed: their answers cannot be sent back. `present` are the questions of the present questionnaire.
 */
export function markHidden<Question extends QuestionRow>(
  shown: readonly Question[],
  present: readonly QuestionRow[],
  answers: readonly AnswerRow[],
  { facts, atSubmit }: Subject,
): (Question & { isHidden?: boolean })[] {
  const items = present.map(itemOf);
  if (atSubmit === null || !hasConditions(items)) return [...shown];
  const stored = new Map(answers.map((answer) => [answer.questionId, storedOf(answer)]));
  const asked = new Set(askedOf(items, stored, facts).items.map(({ id }) => id));
  const hidden = new Set(items.flatMap(({ id }) => (asked.has(id) ? [] : [id])));
  return shown.map((row) => (hidden.has(row.id) ? { ...row, isHidden: true } : row));
}

/** Returns the items shown at the submit, with the options that are shown now or were chosen. */
function submittedItems(
  items: readonly VersionedItem[],
  judged: readonly VersionedItem[],
  { atSubmit, stored }: { atSubmit: readonly string[]; stored: ReadonlyMap<string, StoredAnswer> },
): VersionedItem[] {
  const conditional = conditionalIds(items);
  const options = new Map(judged.map((item) => [item.id, item.options]));
  const isChosen = (value: AnswerValue | undefined, id: string): boolean =>
    value === id || (Array.isArray(value) && value.includes(id));
  return items
    .filter(({ id }) => !conditional.has(id) || atSubmit.includes(id))
    .map((item) => {
      const value = stored.get(item.id)?.value;
      const now = options.get(item.id) ?? item.options.filter(({ showIf }) => !showIf);
      return { ...item, options: item.options.filter((option) => now.includes(option) || isChosen(value, option.id)) };
    });
}
