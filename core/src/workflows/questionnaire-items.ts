import type { QuestionnaireInput } from '@homologa/domain/questionnaires/questionnaire.contract';
import { diffQuestionnaire } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { Prisma } from '@homologa/prisma/client';
import type { Tx } from '../kernel/database/database';
import { isId, newId } from '../kernel/ids';
import { type ItemRow, questionOf } from './questionnaire.queries';

/**
 * Returns the ids of the requested files that a question of this company already uses; a request must not attach any
 * other file by its id.
 */
export async function shareableFiles(tx: Tx, companyId: string, input: QuestionnaireInput): Promise<Set<string>> {
  const asked = input.flatMap(({ file }) => (file && isId(file.file_id) ? [file.file_id] : []));
  if (asked.length === 0) return new Set();
  const files = await tx.storedFile.findMany({
    where: { companyId, id: { in: asked }, questions: { some: { companyId } } },
    select: { id: true },
  });
  return new Set(files.map(({ id }) => id));
}

/**
 * Returns the new rows of the questionnaire. Items with an id of this questionnaire keep their id, all other items are
 * new. An absent file is left unchanged; null removes it.
 */
export function planItems(
  existing: readonly ItemRow[],
  input: QuestionnaireInput,
  files: ReadonlySet<string>,
): ItemRow[] {
  const own = new Map(existing.map((item) => [item.id, item]));
  return input.map((question, position) => {
    const { _id: givenId, type, title, required, file } = question;
    const previous = givenId ? own.get(givenId) : undefined;
    if (previous) own.delete(previous.id);
    const ownOptions = new Set(previous?.options.map(({ id }) => id));
    const options = question.options.map(({ _id, value }) => {
      const id = _id && ownOptions.delete(_id) ? _id : newId();
      return { id, value };
    });
    const asked = file && files.has(file.file_id) ? file.file_id : null;
    const fileId = file === undefined ? (previous?.fileId ?? null) : asked;
    return {
      id: previous?.id ?? newId(),
      position,
      type,
      title,
      required,
      options,
      fileId,
      version: previous?.version ?? 1,
      requiredSince: previous?.requiredSince ?? 1,
    };
  });
}

/**
 * Assigns versions in an active workflow's questionnaire. New and changed items get the next version, so that older
 * answers must be given again. An item that becomes required keeps its answers and stores the next version in
 * `requiredSince`, so that only suppliers without an answer are asked.
 */
export function versionItems(
  existing: readonly ItemRow[],
  planned: readonly ItemRow[],
  version: number,
): { items: ItemRow[]; version: number } {
  const diff = diffQuestionnaire(existing.map(questionOf), planned.map(questionOf));
  const renewed = new Set([...diff.changed, ...diff.added]);
  const opened = new Set(diff.reopened);
  if (renewed.size + opened.size + diff.removed.length === 0) return { items: [...planned], version };
  const next = version + 1;
  const items = planned.map((item) => ({
    ...item,
    version: renewed.has(item.id) ? next : item.version,
    requiredSince: opened.has(item.id) && !renewed.has(item.id) ? next : item.requiredSince,
  }));
  return { items, version: next };
}

/**
 * Writes the changed items. Returns the ids of files that lost a reference, including files in answers to removed
 * questions.
 */
export async function saveItems(
  tx: Tx,
  { companyId, workflowId }: { companyId: string; workflowId: string },
  existing: readonly ItemRow[],
  items: readonly ItemRow[],
): Promise<string[]> {
  const kept = new Set(items.map(({ id }) => id));
  const old = new Map(existing.map((item) => [item.id, item]));
  const removed = existing.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  const answers = await tx.answer.findMany({
    where: { companyId, questionId: { in: removed }, fileId: { not: null } },
    select: { fileId: true },
  });
  await tx.questionnaireItem.deleteMany({ where: { companyId, workflowId, id: { in: removed } } });
  await tx.questionnaireItem.createMany({
    data: items
      .filter(({ id }) => !old.has(id))
      .map((item) => ({ ...columnsOf(item), id: item.id, companyId, workflowId })),
  });
  for (const item of items) {
    const previous = old.get(item.id);
    if (!previous || JSON.stringify(columnsOf(previous)) === JSON.stringify(columnsOf(item))) continue;
    await tx.questionnaireItem.updateMany({ where: { id: item.id, companyId, workflowId }, data: columnsOf(item) });
  }
  const inUse = new Set(items.map(({ fileId }) => fileId));
  return [...existing, ...answers].flatMap(({ fileId }) => (fileId && !inUse.has(fileId) ? [fileId] : []));
}

const columnsOf = ({ position, type, title, required, options, fileId, version, requiredSince }: ItemRow) => ({
  position,
  type,
  title,
  required,
  options: options.map(({ id, value }) => ({ id, value })) satisfies Prisma.InputJsonValue,
  fileId,
  version,
  requiredSince,
});
