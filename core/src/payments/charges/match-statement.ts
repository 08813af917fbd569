import { readFile, stat } from 'node:fs/promises';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { canCheckPayments } from '@homologa/domain/payments/charge.policy';
import { STATEMENT_MAX_BYTES, STATEMENT_MAX_LINES } from '@homologa/domain/payments/limits';
import {
  currencyIn,
  parseAmount,
  recognizeColumns,
  type StatementColumns,
  type StatementSuggestion,
  suggestPayments,
  usualCurrency,
} from '@homologa/domain/payments/statement';
import { sniff, type Upload } from '../../files/store-upload';
import { audit } from '../../kernel/audit';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { readUploaded } from '../../kernel/limits/read-untrusted';
import type { ChildProgram } from '../../kernel/ports/child-program';
import { namedMoney } from '../payment-rules.queries';
import { type ChargeLine, readCharges } from './charge.queries';
import type { StatementTask } from './statement-program';

const MAX_COMPARED = 20_000;
const ACCEPTED_DAYS = 120;
const DAY_MS = 86_400_000;
const MAX_TEXT = 300;
const MAX_CELL = 40;
const READING_MS = 30_000;

interface MatchedLine {
  line: number;
  date: string;
  amount: number;
  currency: string;
  text: string;
  suggestions: StatementSuggestion[];
}

export interface StatementMatch {
  columns: { date: string | null; amount: string; currency: string | null };
  currency: string | null;
  lines: MatchedLine[];
  unmatched: number;
  charges: ChargeLine[];
}

/**
 * Matches the lines of a bank statement with payments by their reference, otherwise by their amount, and returns
 * suggestions only. Lines without a currency use the given currency, otherwise the most frequent currency of open
 * payments. The file is not stored. Throws `file_required`, `file_too_large`, `file_type_not_allowed`,
 * `statement_unreadable`, `import_too_heavy`, `forbidden`.
 */
export async function matchStatement(
  ctx: Context,
  reader: ChildProgram,
  { upload, currency: given }: { upload: Upload | null; currency?: string },
): Promise<StatementMatch> {
  authorize(canCheckPayments(ctx.actor));
  const rows = await readRows(ctx, reader, await readStatement(upload));
  const columns = recognizeColumns(rows);
  if (!columns) throw new RulesBrokenError([violation('statement_unreadable', 'file')]);
  const compared = await comparedCharges(ctx);
  const currency = given ?? usualCurrency(compared);
  const incoming = incomingLines(rows, columns, currency ?? '');
  const suggestions = suggestPayments(compared, incoming);
  const lines = incoming.flatMap((line, at) => {
    const suggested = suggestions[at] ?? [];
    return suggested.length > 0 ? [{ ...line, text: line.text.slice(0, MAX_TEXT), suggestions: suggested }] : [];
  });
  await ctx.db.system((tx) =>
    audit(ctx, tx, {
      companyId: null,
      action: 'payment.match_statement',
      objectType: 'payment',
      objectId: null,
      facts: { lines: rows.length, matched: lines.length },
    }),
  );
  const ids = new Set(suggestions.flat().map(({ id }) => id));
  return {
    columns: {
      date: nameOf(rows, columns, columns.date),
      amount: nameOf(rows, columns, columns.amount) ?? '',
      currency: nameOf(rows, columns, columns.currency),
    },
    currency,
    lines,
    unmatched: incoming.length - lines.length,
    charges: await readCharges(ctx, [...ids]),
  };
}

async function readStatement(upload: Upload | null): Promise<Uint8Array> {
  if (!upload) throw new DomainError('file_required');
  const { size } = await stat(upload.path);
  if (size === 0) throw new DomainError('file_required');
  if (size > STATEMENT_MAX_BYTES) throw new DomainError('file_too_large');
  const mime = await sniff(upload.path, upload.name);
  if (mime !== 'text/csv' && mime !== 'text/plain') throw new DomainError('file_type_not_allowed');
  return readFile(upload.path);
}

async function readRows(ctx: Context, reader: ChildProgram, bytes: Uint8Array): Promise<string[][]> {
  const task = (): Promise<StatementTask> => Promise.resolve({ reads: 'statement', bytes });
  const owner = { companyId: null, caller: 'provider' };
  const rows = (await readUploaded(ctx, reader, task, { owner, ms: READING_MS })) as string[][];
  if (rows.length > STATEMENT_MAX_LINES) throw new DomainError('file_too_large');
  return rows;
}

const nameOf = (rows: string[][], { hasHeader }: StatementColumns, at: number | null): string | null =>
  at === null ? null : (hasHeader && rows[0]?.[at]?.trim()) || String(at + 1);

/**
 * Returns the incoming payments of a statement: line number, date, amount (minor units), currency and the remaining
 * text.
 */
function incomingLines(rows: string[][], columns: StatementColumns, usual: string) {
  const { date, amount, hasHeader } = columns;
  const headed = (hasHeader && currencyIn(rows[0]?.[amount] ?? '')) || usual;
  return rows.flatMap((row, at) => {
    if (hasHeader && at === 0) return [];
    const incoming = parseAmount(row[amount] ?? '');
    if (incoming === null || incoming <= 0) return [];
    const text = row
      .filter((_, column) => column !== date && column !== amount && column !== columns.currency)
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(' · ');
    const day = date === null ? '' : (row[date] ?? '').trim();
    const currency = currencyOf(row, columns) ?? headed;
    return [{ line: at + 1, date: day.slice(0, MAX_CELL), amount: incoming, currency, text }];
  });
}

/** Returns the line's currency. An unknown currency is returned as written, so that it matches no payment. */
function currencyOf(row: string[], { amount, currency: column }: StatementColumns): string | null {
  const told = column === null ? '' : (row[column] ?? '').trim();
  if (told) return currencyIn(told) ?? told.slice(0, MAX_CELL);
  return currencyIn(row[amount] ?? '');
}

/**
 * Loads open payments, and recently accepted payments so that a repeated transfer is not matched with another payment.
 */
async function comparedCharges(ctx: Context) {
  const since = new Date(ctx.now().getTime() - ACCEPTED_DAYS * DAY_MS);
  const charges = await ctx.db.read.charge.findMany({
    where: { OR: [{ state: { not: 'accepted' } }, { decidedAt: { gte: since } }] },
    select: {
      id: true,
      reference: true,
      region: true,
      state: true,
      currency: true,
      amount: true,
      deductionAmount: true,
      supplier: { select: { workflow: { select: { pricePerSupplier: true } } } },
    },
    orderBy: { askedAt: 'desc' },
    take: MAX_COMPARED,
  });
  return charges.map((charge) => {
    const { workflow } = charge.supplier;
    const { id, reference, state, currency, amount, deductionAmount } = {
      ...charge,
      ...namedMoney(ctx, charge, workflow),
    };
    return { id, reference, isOpen: state !== 'accepted', currency, amount, deduction: deductionAmount };
  });
}
