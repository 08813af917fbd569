import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { Condition, SupplierFacts } from '@homologa/domain/questionnaires/condition';
import type { QuestionItem, QuestionOption } from '@homologa/domain/questionnaires/questionnaire-rules';
import { hasConditions } from '@homologa/domain/questionnaires/shown-items';
import { askedOf, type StoredAnswer, type VersionedItem } from './answers.queries';

/** Row of a question as a query returns it, with options and condition as JSON. */
interface QuestionRow extends Pick<QuestionItem, 'id' | 'type' | 'title' | 'required'> {
  options: unknown;
  showIf: unknown;
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
  file: null,
});

const storedOf = ({ questionId, version, value, file }: AnswerRow): StoredAnswer => ({
  questionId,
  version,
  value: file ? { fileId: '', name: file.name, size: 0 } : (value as AnswerValue),
  fileId: null,
});

/**
 * Returns the rows of the questions that a supplier is asked and of their answers, without hidden options: what the
 * client, the desk, exports and documents show of a questionnaire.
 */
export function shownParts<Question extends QuestionRow, Answer extends AnswerRow>(
  questions: readonly Question[],
  answers: readonly Answer[],
  facts: SupplierFacts,
): { questions: Question[]; answers: Answer[] } {
  const items = questions.map(itemOf);
  if (!hasConditions(items)) return { questions: [...questions], answers: [...answers] };
  const stored = new Map(answers.map((answer) => [answer.questionId, storedOf(answer)]));
  const asked = askedOf(items, stored, facts);
  const shown = new Map(asked.items.map((item) => [item.id, item]));
  const options = new Map(asked.items.map((item) => [item.id, new Set(item.options.map(({ id }) => id))]));
  const valueOf = ({ questionId, value }: Answer): unknown => {
    const own = options.get(questionId);
    return Array.isArray(value) ? value.filter((id: string) => own?.has(id)) : value;
  };
  return {
    questions: questions.flatMap((row) => {
      const item = shown.get(row.id);
      return item ? [{ ...row, options: item.options }] : [];
    }),
    answers: answers
      .filter(({ questionId }) => shown.has(questionId))
      .map((answer) => ({ ...answer, value: valueOf(answer) })),
  };
}
