import { readFile, stat } from 'node:fs/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { checkTypedAnswer, storedAnswer } from '@homologa/domain/onboarding/typed-answer-rules';
import { answerProblemText } from '@homologa/domain/questionnaires/answer-problem-words';
import { isTableAnswer } from '@homologa/domain/questionnaires/answer-shapes';
import {
  ANSWER_SHEET_MAX_BYTES,
  ANSWER_SHEET_UPLOADS,
  ANSWER_SHEET_WINDOW_SECONDS,
} from '@homologa/domain/questionnaires/answer-sheet/limits';
import {
  type ReadSheetAnswer,
  readAnswerSheets,
  type SheetProblem,
} from '@homologa/domain/questionnaires/answer-sheet/read-answer-sheet';
import { SHEET_PROBLEM_WORDS, type SheetProblemCode } from '@homologa/domain/questionnaires/answer-sheet/sheet-words';
import { type Answering, formatFaults } from '@homologa/domain/questionnaires/format-rules';
import { questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { IMPORT_READER_MS } from '@homologa/domain/suppliers/limits';
import { sniff, type Upload } from '../../../files/store-upload';
import { audit } from '../../../kernel/audit';
import type { Context } from '../../../kernel/context';
import type { Tx } from '../../../kernel/database/database';
import { readUploaded } from '../../../kernel/limits/read-untrusted';
import type { ChildProgram } from '../../../kernel/ports/child-program';
import { answerVersion } from '../../../questionnaires/answer-version.queries';
import { currentAnswers, listItems, readAnswers, type VersionedItem } from '../../../questionnaires/answers.queries';
import { type OnboardingAccess, type OnboardingKey, openOnboarding, requireOwn } from '../../access.queries';
import { readSeenSupplier, type SeenSupplier } from '../../onboarding.queries';
import { lockOnboarding } from '../../onboarding-record.steps';
import { openQuestions } from '../open-questions.steps';
import { saveAnswers } from '../save-answers';
import type { GivenAnswer } from '../store-answers';
import type { AnswerSheetAnswer, AnswerSheetTask } from './answer-sheet-program';

const XLSX_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PER_SUPPLIER = { name: 'answer-sheet', points: ANSWER_SHEET_UPLOADS, seconds: ANSWER_SHEET_WINDOW_SECONDS };

export interface LeftOut extends Omit<SheetProblem, 'questionId'> {
  questionId: string | null;
  number: number | null;
  title: string | null;
}

export interface UploadedAnswerSheet {
  seen: SeenSupplier;
  /** Number of answers that were saved. */
  taken: number;
  /** Cells that were not taken, in the order of the sheet. */
  leftOut: LeftOut[];
}

interface Known {
  items: VersionedItem[];
  current: ReadonlyMap<string, AnswerValue>;
  country: string;
  isOpen: (questionId: string) => boolean;
}

/**
 * Reads a spreadsheet in which the supplier answered offline and saves what fits, as typed answers are saved. Submits
 * nothing; empty cells and cells that were not changed since the download change nothing. Throws `file_required`,
 * `file_too_large`, `file_type_not_allowed`, `import_unreadable`, `import_too_heavy`, `rate_limited` and the errors of
 * `saveAnswers`.
 */
export async function uploadAnswerSheet(
  ctx: Context,
  reader: ChildProgram,
  key: OnboardingKey,
  { upload, locale }: { upload: Upload | null; locale: Locale },
): Promise<UploadedAnswerSheet> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  await ctx.limits.consume(PER_SUPPLIER, access.supplierId);
  // Reading takes a process for seconds: nobody starts it who may not answer. Checked again after it.
  await ctx.db.tenant(access.companyId, async (tx) => openQuestions(tx, await lockOnboarding(tx, access), []));
  const sheets = await readUpload(ctx, reader, access, upload);
  const known = await ctx.db.tenant(access.companyId, (tx) => readKnown(tx, access));
  const read = readAnswerSheets(sheets, known.items, { reader: locale, country: known.country });
  const given: GivenAnswer[] = [];
  const problems: SheetProblem[] = [...read.problems];
  for (const answer of read.answers) {
    const reasons = reasonsAgainst(answer, known, locale);
    if (reasons === null) continue;
    for (const reason of reasons) problems.push({ ...placeOf(answer), reason });
    if (reasons.length === 0) given.push({ ...toGiven(answer), seen: answer.seen });
  }
  if (given.length > 0) await saveAnswers(ctx, key, given);
  const seen = await ctx.db.tenant(access.companyId, async (tx) => {
    await audit(access.ctx, tx, {
      companyId: access.companyId,
      action: 'onboarding.upload_answer_sheet',
      objectType: 'supplier',
      objectId: access.supplierId,
      facts: { count: given.length, skipped: problems.length },
    });
    return readSeenSupplier(tx, access, 'own');
  });
  return { seen, taken: given.length, leftOut: named(problems, known.items) };
}

async function readUpload(
  ctx: Context,
  reader: ChildProgram,
  { companyId, supplierId }: OnboardingAccess,
  upload: Upload | null,
) {
  if (!upload || upload.size === 0) throw new DomainError('file_required');
  const { size } = await stat(upload.path);
  if (size > ANSWER_SHEET_MAX_BYTES) throw new DomainError('file_too_large');
  if ((await sniff(upload.path, upload.name)) !== XLSX_MIME) throw new DomainError('file_type_not_allowed');
  const task = async (): Promise<AnswerSheetTask> => ({ reads: 'answers', bytes: await readFile(upload.path) });
  const owner = { companyId, caller: supplierId };
  const answer = (await readUploaded(ctx, reader, task, { owner, ms: IMPORT_READER_MS })) as AnswerSheetAnswer;
  if ('refusal' in answer) throw new DomainError(answer.refusal);
  return answer.sheets;
}

async function readKnown(tx: Tx, access: OnboardingAccess): Promise<Known> {
  const record = await lockOnboarding(tx, access);
  const items = await listItems(tx, access.workflowId, access.companyId);
  const open = await openQuestions(tx, record, items);
  const current = currentAnswers(items, await readAnswers(tx, access.supplierId, access.companyId));
  return { items, current, country: record.supplier.country, isOpen: (id) => open.has(id) };
}

const placeOf = ({ questionId, sheet, row }: ReadSheetAnswer) => ({ questionId, sheet, row });

const toGiven = ({ questionId, answer }: ReadSheetAnswer): GivenAnswer => ({
  questionId,
  answer: Array.isArray(answer) ? [...(answer as string[])] : (answer as GivenAnswer['answer']),
});

/** Returns why an answer is not taken; null for one that was not changed in the sheet. */
function reasonsAgainst(answer: ReadSheetAnswer, known: Known, locale: Locale): string[] | null {
  const item = known.items.find(({ id }) => id === answer.questionId);
  const by = { country: known.country };
  const value = storedAnswer(item, toGiven(answer).answer, by);
  const version = answerVersion(value);
  const stored = answerVersion(known.current.get(answer.questionId) ?? null);
  if (version === stored || version === answer.seen) return null;
  const told = (code: SheetProblemCode): string[] => [interpolate(SHEET_PROBLEM_WORDS[code][locale], {})];
  if (!known.isOpen(answer.questionId)) return told('not_open');
  if (item && checkTypedAnswer(answer.questionId, item, value, by).length > 0) {
    const faults = faultTexts(item, value, by, locale);
    return faults.length > 0 ? faults : told('not_fitting');
  }
  return stored === answer.seen ? [] : told('changed_meanwhile');
}

/** Says what is wrong with each cell of an answer, in the words of the page. */
function faultTexts({ format }: VersionedItem, value: GivenAnswer['answer'], by: Answering, locale: Locale): string[] {
  if (!format || !(typeof value === 'string' || isTableAnswer(value))) return [];
  const columns = format.kind === 'table' ? format.columns : [];
  return formatFaults(format, value, by).flatMap(({ problem, column: id }) => {
    if (problem === 'cell_missing') return [];
    const column = columns.find((one) => one.id === id);
    const text = answerProblemText(problem, column?.format ?? format, locale);
    return [column ? `${column.title}: ${text}` : text];
  });
}

function named(problems: readonly SheetProblem[], items: readonly VersionedItem[]): LeftOut[] {
  const numbers = questionNumbers(items);
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  return problems
    .map(({ questionId, ...problem }) => ({
      ...problem,
      questionId,
      number: numbers.get(questionId ?? '') ?? null,
      title: titles.get(questionId ?? '') ?? null,
    }))
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0) || one.row - other.row);
}
