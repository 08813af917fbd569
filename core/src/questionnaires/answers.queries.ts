import { isDeepStrictEqual } from 'node:util';
import { type AnswerValue, checkAnswer } from '@homologa/domain/onboarding/answer-rules';
import type { QuestionItem, QuestionOption } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { Tx } from '../kernel/database/database';

/** A question with the version in which it last changed its meaning. */
export interface VersionedItem extends QuestionItem {
  version: number;
}

/** An answer as it is stored. */
export interface StoredAnswer {
  questionId: string;
  version: number;
  value: AnswerValue;
  fileId: string | null;
}

/** The questionnaire of a workflow, in its order. */
export async function listItems(tx: Tx, workflowId: string, companyId: string): Promise<VersionedItem[]> {
  const rows = await tx.questionnaireItem.findMany({
    where: { workflowId, companyId },
    orderBy: { position: 'asc' },
    select: { id: true, type: true, title: true, required: true, options: true, fileId: true, version: true },
  });
  return rows.map(({ fileId, options, ...item }) => ({
    ...item,
    options: options as unknown as QuestionOption[],
    file: fileId ? { fileId } : null,
  }));
}

/** A supplier's answers by question. */
export async function readAnswers(tx: Tx, supplierId: string, companyId: string): Promise<Map<string, StoredAnswer>> {
  const rows = await tx.answer.findMany({
    where: { supplierId, companyId },
    select: {
      questionId: true,
      version: true,
      value: true,
      fileId: true,
      file: { select: { id: true, name: true, size: true } },
    },
  });
  return new Map(
    rows.map(({ file, value, ...row }) => [
      row.questionId,
      { ...row, value: file ? { fileId: file.id, name: file.name, size: file.size } : (value as AnswerValue) },
    ]),
  );
}

/**
 * Whether an answer still answers its question: one given to an older version of a required question is asked again
 * (reference 6.8), and what no longer fits, as an option that is gone, is none.
 */
const isCurrentAnswer = (item: VersionedItem, { version, value }: StoredAnswer): boolean =>
  (!item.required || version >= item.version) && checkAnswer(item.id, item, value) === null;

/** The answers that count, by question. */
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

/** Whether saving this value would leave everything as it is. */
export function isSameAnswer(item: VersionedItem, before: StoredAnswer | undefined, value: AnswerValue): boolean {
  if (!before) return value === null;
  return before.version === item.version && isDeepStrictEqual(before.value, value);
}
