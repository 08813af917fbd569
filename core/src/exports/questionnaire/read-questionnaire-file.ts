import { readFile, stat } from 'node:fs/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ErrorCode } from '@homologa/domain/errors/error-codes';
import { lookUp } from '@homologa/domain/language/record-of';
import { brokenConditions } from '@homologa/domain/questionnaires/condition-rules';
import { FILE_COLUMNS, type FileColumn, type FileProblem } from '@homologa/domain/questionnaires/files/file-words';
import { questionnaireFile } from '@homologa/domain/questionnaires/files/questionnaire-file.contract';
import { type FileRow, readRows } from '@homologa/domain/questionnaires/files/questionnaire-rows';
import { THRESHOLD_COLUMNS } from '@homologa/domain/questionnaires/files/threshold-text';
import { itemsOfWire, repeatedIds, wireItemOf, withPlaceIds } from '@homologa/domain/questionnaires/files/wire-items';
import type { Scoring } from '@homologa/domain/questionnaires/points';
import { scoring } from '@homologa/domain/questionnaires/points.contract';
import { type QuestionnaireInput, questionInput } from '@homologa/domain/questionnaires/questionnaire.contract';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { IMPORT_MAX_BYTES, IMPORT_READER_MS } from '@homologa/domain/suppliers/limits';
import { canEditWorkflow } from '@homologa/domain/workflows/workflow.policy';
import { sniff, type Upload } from '../../files/store-upload';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { readUploaded } from '../../kernel/limits/read-untrusted';
import type { TurnOwner } from '../../kernel/limits/turns';
import type { ChildProgram } from '../../kernel/ports/child-program';
import { type ItemRow, loadItems } from '../../workflows/questionnaire.queries';
import { getReadableWorkflow } from '../results/results.queries';
import { XLSX_MIME } from '../xlsx/write-workbook';

export interface ReadQuestionnaire {
  /** Empty if there is any problem. Ids are places: `q1`, `q1.1`. */
  items: QuestionItem[];
  /** Null without thresholds in the file, and if there is any problem. */
  scoring: Scoring | null;
  problems: FileProblem[];
}

const COLUMN_OF: Readonly<Record<string, FileColumn>> = {
  format: 'parameters',
  allow_na: 'not_applicable',
  type: 'type',
  title: 'title',
  required: 'required',
  options: 'options',
  show_if: 'show_if',
  points: 'points',
  weight: 'weight',
};

/**
 * Reads an uploaded questionnaire, XLSX, CSV or JSON, and reports each problem with its row and column. Stores nothing.
 * Throws `not_found`, `forbidden`, `file_required`, `file_too_large`, `file_type_not_allowed`,
 * `questionnaire_file_unreadable`, `questionnaire_file_too_heavy`, `rate_limited`.
 */
export async function readQuestionnaireFile(
  ctx: Context,
  reader: ChildProgram,
  { workflowId, upload }: { workflowId: string; upload: Upload | null },
): Promise<ReadQuestionnaire> {
  const { companyId } = requireCompany(ctx.actor);
  const stored = await ctx.db.tenant(companyId, async (tx) => {
    authorize(canEditWorkflow(ctx.actor, await getReadableWorkflow(ctx, tx, companyId, workflowId)));
    return loadItems(tx, companyId, workflowId);
  });
  const read = await readUpload(ctx, reader, { companyId, caller: companyId }, upload);
  return { ...read, items: read.items.map((item) => withStoredColumns(item, stored)) };
}

/**
 * Gives the columns of a table the ids of the stored columns with the same titles: answers name columns by id, and an
 * import without changes must change nothing.
 */
function withStoredColumns(item: QuestionItem, stored: readonly ItemRow[]): QuestionItem {
  if (item.format?.kind !== 'table') return item;
  const same = stored.find(({ title, format }) => format?.kind === 'table' && title.trim() === item.title.trim());
  if (same?.format?.kind !== 'table') return item;
  const free = [...same.format.columns];
  const columns = item.format.columns.map((column) => {
    const place = free.findIndex(({ title }) => title.trim() === column.title.trim());
    return place < 0 ? { ...column, id: newId() } : { ...column, id: free.splice(place, 1)[0]?.id ?? column.id };
  });
  return { ...item, format: { ...item.format, columns } };
}

export async function readUpload(
  ctx: Context,
  reader: ChildProgram,
  owner: TurnOwner,
  upload: Upload | null,
): Promise<ReadQuestionnaire> {
  if (!upload || upload.size === 0) throw new DomainError('file_required');
  const { size } = await stat(upload.path);
  if (size > IMPORT_MAX_BYTES) throw new DomainError('file_too_large');
  if (/\.json$/i.test(upload.name)) return readJson(await readFile(upload.path, 'utf8'));
  const mime = await sniff(upload.path, upload.name);
  if (mime !== XLSX_MIME && mime !== 'text/csv') throw new DomainError('file_type_not_allowed');
  const rows = await readTable(ctx, reader, owner, { mime, path: upload.path });
  const { items, thresholds, problems, lines } = readRows(rows);
  if (problems.length > 0) return { ...NOTHING, problems };
  return validated(items.map(wireItemOf), {
    scoring: thresholds.length > 0 ? { thresholds } : null,
    rowOf: (at) => lines.items[at] ?? 1,
    thresholdPlace: (at, field) => ({
      row: lines.thresholds[at] ?? 1,
      column: lookUp(THRESHOLD_COLUMNS, field) ?? null,
    }),
  });
}

/** Errors of the reader of suppliers' files whose words are wrong for a file with questions. */
const OWN_CODES: Readonly<Partial<Record<ErrorCode, ErrorCode>>> = {
  import_unreadable: 'questionnaire_file_unreadable',
  import_too_heavy: 'questionnaire_file_too_heavy',
};

function withOwnCode(cause: unknown): unknown {
  const code = cause instanceof DomainError ? OWN_CODES[cause.code] : undefined;
  return code ? new DomainError(code, { cause }) : cause;
}

/**
 * Reads a table in the program that reads the files of suppliers' imports, because the file is as untrusted.
 */
async function readTable(
  ctx: Context,
  reader: ChildProgram,
  owner: TurnOwner,
  { mime, path }: { mime: string; path: string },
): Promise<FileRow[]> {
  const task = async () => ({ reads: 'suppliers', mime, bytes: await readFile(path), width: FILE_COLUMNS.length });
  const reading = { owner, ms: IMPORT_READER_MS };
  try {
    const answer = (await readUploaded(ctx, reader, task, reading)) as { rows: FileRow[] } | { refusal: ErrorCode };
    if ('refusal' in answer) throw new DomainError(answer.refusal);
    return answer.rows;
  } catch (cause) {
    throw withOwnCode(cause);
  }
}

function readJson(text: string): ReadQuestionnaire {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new DomainError('questionnaire_file_unreadable', { cause });
  }
  const file = questionnaireFile.safeParse(json);
  if (!file.success) throw new DomainError('questionnaire_file_unreadable');
  return validated(file.data.questionnaire, {
    scoring: file.data.scoring ?? null,
    rowOf: (at) => at + 1,
    thresholdPlace: (at) => ({ row: at + 1, column: 'thresholds' }),
  });
}

const NOTHING = { items: [], scoring: null } as const satisfies Partial<ReadQuestionnaire>;

const LABEL_TWICE = { column: 'label', problem: 'label_twice' } as const;

interface FilePlaces {
  scoring: unknown;
  rowOf: (at: number) => number;
  thresholdPlace: (at: number, field: string) => Pick<FileProblem, 'row' | 'column'>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function withIds(given: unknown): unknown {
  if (!isObject(given) || !Array.isArray(given.thresholds)) return given;
  const thresholds = given.thresholds as unknown[];
  return { thresholds: thresholds.map((one, at) => (isObject(one) ? { ...one, id: `t${at + 1}` } : one)) };
}

/** Reads the thresholds of a file, which get ids by their places: ids of a database stay in it. */
function readScoring({ scoring: given, thresholdPlace }: FilePlaces, problems: FileProblem[]): Scoring | null {
  if (given === null) return null;
  const parsed = scoring.safeParse(withIds(given));
  if (parsed.success) return parsed.data;
  for (const { path } of parsed.error.issues) {
    const [, at, field] = path;
    problems.push(
      typeof at === 'number'
        ? { ...thresholdPlace(at, String(field)), problem: 'value_invalid' }
        : { ...thresholdPlace(0, ''), problem: 'thresholds_wrong' },
    );
  }
  return null;
}

function validated(given: readonly unknown[], places: FilePlaces): ReadQuestionnaire {
  const problems: FileProblem[] = [];
  const { rowOf } = places;
  const read = readScoring(places, problems);
  const input: QuestionnaireInput = given.flatMap((one, at) => {
    const parsed = questionInput.safeParse(one);
    if (parsed.success) return [parsed.data];
    for (const field of new Set(parsed.error.issues.map(({ path }) => String(path[0])))) {
      problems.push({ row: rowOf(at), column: lookUp(COLUMN_OF, field) ?? null, problem: 'value_invalid' });
    }
    return [];
  });
  if (problems.length > 0) return { ...NOTHING, problems };
  const named = itemsOfWire(input);
  for (const { index, isOption } of repeatedIds(named)) {
    const place = isOption ? ({ column: 'options', problem: 'value_invalid' } as const) : LABEL_TWICE;
    problems.push({ row: rowOf(index), ...place });
  }
  if (problems.length > 0) return { ...NOTHING, problems };
  const items = withPlaceIds(named);
  if (items.length === 0) problems.push({ row: 1, column: null, problem: 'empty' });
  for (const index of brokenConditions(items)) {
    problems.push({ row: rowOf(index), column: 'show_if', problem: 'condition_above' });
  }
  return problems.length > 0 ? { ...NOTHING, problems } : { items, scoring: read, problems };
}
