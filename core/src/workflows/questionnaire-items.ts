import { isDeepStrictEqual } from 'node:util';
import { type Condition, inOneOrder, renameIds } from '@homologa/domain/questionnaires/condition';
import type { ItemSource } from '@homologa/domain/questionnaires/library/template.contract';
import type { QuestionnaireInput } from '@homologa/domain/questionnaires/questionnaire.contract';
import { diffQuestionnaire } from '@homologa/domain/questionnaires/questionnaire-rules';
import { conditionalIds } from '@homologa/domain/questionnaires/shown-items';
import { Prisma } from '@homologa/prisma/client';
import type { Tx } from '../kernel/database/database';
import { isId, newId } from '../kernel/ids';
import { findSources, sourceKey } from './question-sources.queries';
import { type ItemRow, questionOf } from './questionnaire.queries';

/** References of a request that its questions may have; all others are dropped. */
export interface Shareable {
  /** Ids of the files that a question of this company already uses. */
  files: ReadonlySet<string>;
  /** Keys of the template items that the company can read. */
  sources: ReadonlySet<string>;
}

/** Returns the requested files and sources that a request of this company may refer to. */
export async function shareableFiles(tx: Tx, companyId: string, input: QuestionnaireInput): Promise<Shareable> {
  const asked = input.flatMap(({ source }) => (source ? [source] : []));
  return { files: await usedFiles(tx, companyId, input), sources: await findSources(tx, companyId, asked) };
}

async function usedFiles(tx: Tx, companyId: string, input: QuestionnaireInput): Promise<Set<string>> {
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
 * new. An absent file, condition, format, source or part of the points is left unchanged; null removes it, and so does
 * a file or source that the request may not refer to. Conditions refer to the ids of the request, so that a condition
 * on a new item finds it.
 */
export function planItems(
  existing: readonly ItemRow[],
  input: QuestionnaireInput,
  { files, sources }: Shareable,
): ItemRow[] {
  const own = new Map(existing.map((item) => [item.id, item]));
  const ids = new Map<string, string>();
  const planned = input.map((question, position) => {
    const { _id: givenId, type, title, required, file } = question;
    const previous = givenId ? own.get(givenId) : undefined;
    if (previous) own.delete(previous.id);
    const ownOptions = new Set(previous?.options.map(({ id }) => id));
    const options = question.options.map(({ _id, value, ...asked }) => {
      const id = _id && ownOptions.delete(_id) ? _id : newId();
      if (_id && !ids.has(_id)) ids.set(_id, id);
      const before = previous?.options.find((one) => one.id === id);
      return {
        id,
        value,
        showIf: orBefore(asked.show_if, before?.showIf),
        points: orBefore(asked.points, before?.points),
        knockOut: orBefore(asked.knock_out, before?.knockOut) ?? false,
      };
    });
    const asked = file && files.has(file.file_id) ? file.file_id : null;
    const fileId = file === undefined ? (previous?.fileId ?? null) : asked;
    const id = previous?.id ?? newId();
    if (givenId && !ids.has(givenId)) ids.set(givenId, id);
    return {
      id,
      position,
      type,
      title,
      required,
      options,
      fileId,
      showIf: orBefore(question.show_if, previous?.showIf) ?? null,
      format: type === 'input' ? (orBefore(question.format, previous?.format) ?? null) : null,
      allowNa: orBefore(question.allow_na, previous?.allowNa) ?? false,
      points: orBefore(question.points, previous?.points) ?? null,
      weight: type === 'section' ? (orBefore(question.weight, previous?.weight) ?? null) : null,
      source: knownSource(question.source, sources, previous),
      version: previous?.version ?? 1,
      requiredSince: previous?.requiredSince ?? 1,
    };
  });
  return planned.map((item) => withIds(item, ids));
}

/** Returns what was asked for; an absent part keeps what was stored before. */
const orBefore = <Part>(asked: Part | undefined, before: Part | undefined): Part | undefined =>
  asked === undefined ? before : asked;

/** Returns the source that was asked for if it exists, null if not; an absent one keeps what was stored before. */
function knownSource(
  asked: ItemSource | null | undefined,
  sources: ReadonlySet<string>,
  previous: ItemRow | undefined,
): ItemSource | null {
  if (asked === undefined) return previous?.source ?? null;
  return asked && sources.has(sourceKey(asked)) ? asked : null;
}

/** Returns the item with the ids in its conditions renamed. */
function withIds(item: ItemRow, ids: ReadonlyMap<string, string>): ItemRow {
  const renamed = (condition: Condition | null | undefined): Condition | null =>
    condition ? renameIds(condition, ids) : null;
  return {
    ...item,
    showIf: renamed(item.showIf),
    options: item.options.map((option) => ({ ...option, showIf: renamed(option.showIf) })),
  };
}

/** Returns copies of the items for another workflow, with ids of their own, to which their conditions refer. */
export function copyItems(items: readonly ItemRow[]): ItemRow[] {
  const ids = new Map(items.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]).map(newIdFor));
  const idOf = (id: string): string => ids.get(id) ?? id;
  return items.map((item) =>
    withIds(
      {
        ...item,
        id: idOf(item.id),
        version: 1,
        requiredSince: 1,
        options: item.options.map((option) => ({ ...option, id: idOf(option.id) })),
      },
      ids,
    ),
  );
}

const newIdFor = (id: string): [string, string] => [id, newId()];

/**
 * Assigns versions in an active workflow's questionnaire; any difference, such as another order or other points, is a
 * version of its own. New and changed items get the next version, so that older answers must be given again. An item
 * that becomes required keeps its answers and stores the next version in `requiredSince`, so that only suppliers
 * without an answer are asked.
 */
export function versionItems(
  existing: readonly ItemRow[],
  planned: readonly ItemRow[],
  version: number,
): { items: ItemRow[]; version: number } {
  const diff = diffQuestionnaire(existing.map(questionOf), planned.map(questionOf));
  const renewed = new Set([...diff.changed, ...diff.added]);
  const opened = new Set(diff.reopened);
  if (isSameJson(rowsOf(existing), rowsOf(planned))) return { items: [...planned], version };
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
  const rows = rowsOf(items);
  const old = new Map(rowsOf(existing).map((row) => [row.id, row]));
  const removed = existing.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  const answers = await tx.answer.findMany({
    where: { companyId, questionId: { in: removed }, fileId: { not: null } },
    select: { fileId: true },
  });
  await tx.questionnaireItem.deleteMany({ where: { companyId, workflowId, id: { in: removed } } });
  await tx.questionnaireItem.createMany({
    data: rows.filter(({ id }) => !old.has(id)).map((row) => ({ ...columnsOf(row), companyId, workflowId })),
  });
  for (const row of rows) {
    const previous = old.get(row.id);
    if (!previous || isSameJson(previous, row)) continue;
    await tx.questionnaireItem.updateMany({ where: { id: row.id, companyId, workflowId }, data: columnsOf(row) });
  }
  const inUse = new Set(items.map(({ fileId }) => fileId));
  return [...existing, ...answers].flatMap(({ fileId }) => (fileId && !inUse.has(fileId) ? [fileId] : []));
}

type StoredRow = ItemRow & { isConditional: boolean };

function rowsOf(items: readonly ItemRow[]): StoredRow[] {
  const conditional = conditionalIds(items);
  return items.map((item) => ({
    id: item.id,
    position: item.position,
    type: item.type,
    title: item.title,
    required: item.required,
    options: item.options.map((option) => ({
      id: option.id,
      value: option.value,
      ...(option.showIf ? { showIf: inOneOrder(option.showIf) } : {}),
      ...(option.points == null ? {} : { points: option.points }),
      ...(option.knockOut ? { knockOut: true } : {}),
    })),
    fileId: item.fileId,
    showIf: item.showIf,
    format: item.format,
    allowNa: item.allowNa,
    points: item.points,
    weight: item.weight,
    source: item.source,
    version: item.version,
    requiredSince: item.requiredSince,
    isConditional: conditional.has(item.id),
  }));
}

/** Compares without the order of the fields, which PostgreSQL does not keep in a jsonb column. */
const isSameJson = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

const jsonOf = (value: unknown): Prisma.InputJsonValue | typeof Prisma.DbNull =>
  (value as Prisma.InputJsonValue | null) ?? Prisma.DbNull;

const columnsOf = ({ options, showIf, format, points, source, ...row }: StoredRow) => ({
  ...row,
  options: options as unknown as Prisma.InputJsonValue,
  showIf: jsonOf(showIf),
  format: jsonOf(format),
  points: jsonOf(points),
  source: jsonOf(source),
});
