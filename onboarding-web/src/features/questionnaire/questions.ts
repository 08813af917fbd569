import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { OwnSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import type { NotApplicable, TableAnswer } from '@homologa/domain/questionnaires/answer-shapes';
import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';

export type TypedAnswer = string | readonly string[] | TableAnswer | NotApplicable | null;

export interface AnswerEntry {
  answer: TypedAnswer;
  /** Version of the stored answer that this entry replaces, '' for none; absent if unknown: then any is replaced. */
  seen?: string | undefined;
}

/** Converts a kept entry; earlier versions of the app kept the answer alone. */
export const toEntry = (kept: unknown): AnswerEntry =>
  typeof kept === 'object' && kept !== null && 'answer' in kept
    ? (kept as AnswerEntry)
    : { answer: kept as TypedAnswer };

/** Returns '' without a stored answer; undefined if the server does not name versions. */
export function versionIn({ answers }: Pick<OwnSupplierView, 'answers'>, questionId: string): string | undefined {
  const stored = answers.find(({ question_id: id }) => id === questionId);
  return stored ? stored.version : '';
}

export interface Question extends QuestionItem {
  attachment: { name: string; size: number } | null;
}

export const toQuestion = (item: QuestionResponse): Question => ({
  id: item.id,
  type: item.type,
  title: item.title,
  required: item.required,
  options: item.options.map(({ _id: id, value, show_if: showIf }) => ({ id, value, showIf })),
  file: item.file ? { fileId: item.file.file_id } : null,
  attachment: item.file ? { name: item.file.name, size: item.file.size } : null,
  showIf: item.show_if,
  format: item.format,
  allowNa: item.allow_na,
});

export const storedAnswers = (supplier: Pick<OwnSupplierView, 'answers'>): Map<string, AnswerValue> =>
  new Map(
    supplier.answers.map(({ question_id: id, answer }) => [
      id,
      typeof answer === 'object' && answer !== null && 'file_id' in answer
        ? { fileId: answer.file_id, name: answer.name, size: answer.size }
        : answer,
    ]),
  );

/** Returns the ids of the questions that are not shown, whose answers do not leave the browser at the submit. */
export function hiddenIds(all: readonly Question[], shown: readonly Question[]): string[] {
  const ids = new Set(shown.map(({ id }) => id));
  return all.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
}

export interface QuestionSection {
  /** Heading of the section; null for questions before the first section. */
  heading: Question | null;
  items: Question[];
}

export function bySection(items: readonly Question[]): QuestionSection[] {
  const sections: QuestionSection[] = [];
  for (const item of items) {
    if (item.type === 'section') sections.push({ heading: item, items: [] });
    else if (sections.length === 0) sections.push({ heading: null, items: [item] });
    else sections.at(-1)?.items.push(item);
  }
  return sections;
}
