import { isDeepStrictEqual } from 'node:util';
import { type AnswerValue, countAnswered } from '@homologa/domain/onboarding/answer-rules';
import { fitsQuestion } from '@homologa/domain/onboarding/typed-answer-rules';
import type { AnswerFormat } from '@homologa/domain/questionnaires/answer-format';
import { inCellOrder } from '@homologa/domain/questionnaires/answer-shapes';
import type { Condition, SupplierFacts } from '@homologa/domain/questionnaires/condition';
import type { QuestionPoints } from '@homologa/domain/questionnaires/points';
import type { QuestionItem, QuestionOption } from '@homologa/domain/questionnaires/questionnaire-rules';
import { conditionalIds, shownQuestionnaire } from '@homologa/domain/questionnaires/shown-items';
import type { Tx } from '../kernel/database/database';

/** `version` is the version of the questionnaire that last changed the question's meaning. */
export interface VersionedItem extends QuestionItem {
  version: number;
}

export interface StoredAnswer {
  questionId: string;
  version: number;
  value: AnswerValue;
  fileId: string | null;
}

export async function listItems(tx: Tx, workflowId: string, companyId: string): Promise<VersionedItem[]> {
  const rows = await tx.questionnaireItem.findMany({
    where: { workflowId, companyId },
    orderBy: { position: 'asc' },
    select: {
      id: true,
      type: true,
      title: true,
      required: true,
      options: true,
      fileId: true,
      version: true,
      showIf: true,
      format: true,
      allowNa: true,
      points: true,
      weight: true,
    },
  });
  return rows.map(({ fileId, options, showIf, format, points, ...item }) => ({
    ...item,
    format: format as unknown as AnswerFormat | null,
    points: points as unknown as QuestionPoints | null,
    options: options as unknown as QuestionOption[],
    file: fileId ? { fileId } : null,
    showIf: showIf as unknown as Condition | null,
  }));
}

export const readAnswers = async (tx: Tx, supplierId: string, companyId: string): Promise<Map<string, StoredAnswer>> =>
  (await readAnswersOf(tx, companyId, [supplierId])).get(supplierId) ?? new Map();

/** Returns the answers by supplier and question; suppliers without answers have no entry. */
export async function readAnswersOf(
  tx: Tx,
  companyId: string,
  supplierIds: string[],
): Promise<Map<string, Map<string, StoredAnswer>>> {
  const rows = await tx.answer.findMany({
    where: { supplierId: { in: supplierIds }, companyId },
    select: {
      supplierId: true,
      questionId: true,
      version: true,
      value: true,
      fileId: true,
      file: { select: { id: true, name: true, size: true } },
    },
  });
  const stored = new Map<string, Map<string, StoredAnswer>>();
  for (const { supplierId, file, value, ...row } of rows) {
    const answers = stored.get(supplierId) ?? new Map<string, StoredAnswer>();
    const given = file ? { fileId: file.id, name: file.name, size: file.size } : inCellOrder(value as AnswerValue);
    answers.set(row.questionId, { ...row, value: given });
    stored.set(supplierId, answers);
  }
  return stored;
}

/**
 * Returns false if the question is required and has changed since the answer, or if the value is no longer valid, for
 * example a removed option.
 */
const isCurrentAnswer = (item: VersionedItem, { version, value }: StoredAnswer): boolean =>
  (!item.required || version >= item.version) && fitsQuestion(item, value);

export function currentAnswers(
  items: readonly VersionedItem[],
  stored: ReadonlyMap<string, StoredAnswer>,
): Map<string, AnswerValue> {
  const current = new Map<string, AnswerValue>();
  for (const item of items) {
    const answer = stored.get(item.id);
    if (answer && isCurrentAnswer(item, answer)) current.set(item.id, answer.value);
  }
  return current;
}

/** Items that the supplier is asked, with its current answers; hidden questions and options are left out. */
export const askedOf = <Item extends VersionedItem>(
  items: readonly Item[],
  stored: ReadonlyMap<string, StoredAnswer>,
  facts: SupplierFacts,
): { items: readonly Item[]; answers: Map<string, AnswerValue> } =>
  shownQuestionnaire(items, currentAnswers(items, stored), facts);

export interface CountedAnswers {
  done: number;
  total: number;
  /** Conditional questions that are shown. */
  shown: string[];
}

/** Counts what the supplier is asked. */
export function countAsked(
  items: readonly VersionedItem[],
  current: ReadonlyMap<string, AnswerValue>,
  facts: SupplierFacts,
): CountedAnswers {
  const asked = shownQuestionnaire(items, current, facts);
  const conditional = conditionalIds(items);
  const shown = asked.items.flatMap(({ id }) => (conditional.has(id) ? [id] : []));
  return { ...countAnswered(asked.items, asked.answers), shown };
}

export const valuesOf = (stored: ReadonlyMap<string, StoredAnswer>): Map<string, AnswerValue> =>
  new Map([...stored].map(([id, { value }]) => [id, value]));

/** Returns the answers as the score of a correction reads them. */
export const correctedAnswers = (items: readonly VersionedItem[], stored: ReadonlyMap<string, StoredAnswer>) => ({
  current: currentAnswers(items, stored),
  stored: valuesOf(stored),
  versions: new Map([...stored].map(([id, { version }]) => [id, version])),
});

/**
 * Returns the conditional questions that count as shown after the submit: those shown now, and those shown at the
 * submit unless `isHiddenSince`. A new country, an edited condition or a reopened question hides no submitted answer.
 * Questions of the submitted version that were removed since stay in it.
 */
export function stillShown(
  items: readonly VersionedItem[],
  shown: readonly string[],
  atSubmit: readonly string[],
  isHiddenSince: (questionId: string) => boolean,
): string[] {
  const kept = new Set([...shown, ...atSubmit.filter((id) => !isHiddenSince(id))]);
  const present = new Set(items.map(({ id }) => id));
  const removed = atSubmit.filter((id) => !present.has(id));
  return [...items.flatMap(({ id }) => (kept.has(id) ? [id] : [])), ...removed];
}

/** Returns the ids of the items that answers show, including outdated answers. */
export const shownBy = (
  items: readonly VersionedItem[],
  answers: ReadonlyMap<string, AnswerValue>,
  facts: SupplierFacts,
): Set<string> => new Set(shownQuestionnaire(items, answers, facts).items.map(({ id }) => id));

export function isSameAnswer(
  item: Pick<VersionedItem, 'version'>,
  before: StoredAnswer | undefined,
  value: AnswerValue,
): boolean {
  if (!before) return value === null;
  return before.version === item.version && isDeepStrictEqual(before.value, value);
}
