import { STATEMENT_SUGGESTIONS } from './limits';

/** Places of what is needed in the rows of a bank statement, from 0. */
export interface StatementColumns {
  date: number | null;
  amount: number;
  /** Whether the first row says what the columns are. */
  hasHeader: boolean;
}

const DATE_NAMES = /^(fecha|data|date|dia)\b|\b(fecha|date|data)$/;
const CREDIT_NAMES = /\b(abonos?|creditos?|credits?|haber|depositos?|deposits?|entradas?|ingresos?|paid in)\b/;
const DEBIT_NAMES = /\b(cargos?|debitos?|debits?|debe|retiros?|saidas?|egresos?|paid out|withdrawals?)\b/;
const AMOUNT_NAMES = /\b(importe|monto|valor|amount|cantidad|montante)\b/;
const BALANCE_NAMES = /\b(saldo|balance)\b/;
const DAY = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ](\d{1,2}|[a-z]{3})[-/. ](\d{4}|\d{2}))\b/i;

/** A heading without accents and capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * An amount as banks of the region write it, in minor units: `1.234,56`, `1,234.56`, `S/ 850.00`, `(12,00)`; null for
 * what is none.
 */
export function parseAmount(text: string): number | null {
  const bare = text.replace(/[\s\u00a0]|[A-Z]{3}|R?\$|S\/\.?|US|€/gi, '');
  const found = /^([-+(]?)(\d[\d.,']*)(\)|-)?$/.exec(bare);
  const digits = found?.[2];
  if (!found || !digits) return null;
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '';
  const whole = (decimals ? digits.slice(0, -decimals.length - 1) : digits).replace(/\D/g, '');
  const amount = Number(whole || '0') * 100 + Number(decimals.padEnd(2, '0') || '0');
  if (!Number.isSafeInteger(amount)) return null;
  return found[1] === '-' || found[1] === '(' || found[3] === '-' ? -amount : amount;
}

const share = (rows: readonly (readonly string[])[], at: number, fits: (cell: string) => boolean): number => {
  const cells = rows.map((row) => (row[at] ?? '').trim()).filter(Boolean);
  return cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
};

/** Most of a column that is of a kind is so. */
const MOST = 0.6;
const isDay = (cell: string): boolean => DAY.test(cell);
/** Not a bare account or document number. */
const isMoney = (cell: string): boolean => parseAmount(cell) !== null && /[.,]\d{2}\)?-?$/.test(cell);

/** Finds date and incoming amount: by the headings, else by what the columns hold. Null where no amount is found. */
export function recognizeColumns(rows: readonly (readonly string[])[]): StatementColumns | null {
  const [first = [], ...rest] = rows;
  const names = first.map(plain);
  const named = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name) && !BALANCE_NAMES.test(name));
  const credit = names.findIndex((name) => CREDIT_NAMES.test(name) && !DEBIT_NAMES.test(name));
  const amount = credit >= 0 ? credit : named(AMOUNT_NAMES);
  if (amount >= 0) {
    const date = named(DATE_NAMES);
    return { date: date >= 0 ? date : null, amount, hasHeader: true };
  }
  const hasHeader = !first.some((cell) => isDay(cell.trim()) || isMoney(cell.trim()));
  const body = hasHeader ? rest : rows;
  const columns = Array.from({ length: Math.max(0, ...body.map((row) => row.length)) }, (_, at) => at);
  const money = columns.find((at) => share(body, at, isMoney) >= MOST && !BALANCE_NAMES.test(names[at] ?? ''));
  if (money === undefined) return null;
  return { date: columns.find((at) => share(body, at, isDay) >= MOST) ?? null, amount: money, hasHeader };
}

/** A payment that a line may be. Amounts in minor units. */
export interface MatchedCharge {
  id: string;
  reference: string;
  isOpen: boolean;
  /** What may come in for it: the whole, and its parts where some is deposited apart. */
  amounts: readonly number[];
}

export interface StatementSuggestion {
  id: string;
  by: 'reference' | 'amount';
  /** Whether the amount is one that was asked. */
  fits: boolean;
}

const REFERENCE_LENGTH = 12;

/** Suggests payments for lines: those whose reference the line names, else open ones of the very amount. */
export function statementMatcher(charges: readonly MatchedCharge[]) {
  const byReference = new Map<string, MatchedCharge[]>();
  const byAmount = new Map<number, MatchedCharge[]>();
  const put = <Key>(map: Map<Key, MatchedCharge[]>, key: Key, charge: MatchedCharge) => {
    const known = map.get(key);
    if (!known) map.set(key, [charge]);
    // Prices are the same for many: more than are suggested are not looked at.
    else if (known.length < STATEMENT_SUGGESTIONS) known.push(charge);
  };
  for (const charge of charges) {
    put(byReference, charge.reference, charge);
    if (charge.isOpen) for (const amount of new Set(charge.amounts)) put(byAmount, amount, charge);
  }
  return ({ amount, text }: { amount: number; text: string }): StatementSuggestion[] => {
    // Banks put blanks and dashes into what payers typed.
    const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
    const windows = Array.from({ length: Math.max(0, letters.length - REFERENCE_LENGTH + 1) }, (_, at) =>
      letters.slice(at, at + REFERENCE_LENGTH),
    );
    const named = windows.flatMap((window) => byReference.get(window) ?? []);
    const found = named.length > 0 ? named : (byAmount.get(amount) ?? []);
    return [...new Set(found)].slice(0, STATEMENT_SUGGESTIONS).map((charge) => ({
      id: charge.id,
      by: named.length > 0 ? 'reference' : 'amount',
      fits: charge.amounts.includes(amount),
    }));
  };
}
