import { STATEMENT_SUGGESTIONS } from './limits';

/** Column indexes of a bank statement, from 0. */
export interface StatementColumns {
  date: number | null;
  amount: number;
  currency: number | null;
  hasHeader: boolean;
}

const DATE_NAMES = /^(fecha|data|date|dia)\b|\b(fecha|date|data)$/;
const CREDIT_NAMES = /\b(abonos?|creditos?|credits?|haber|depositos?|deposits?|entradas?|ingresos?|paid in)\b/;
const DEBIT_NAMES = /\b(cargos?|debitos?|debits?|debe|retiros?|saidas?|egresos?|paid out|withdrawals?)\b/;
const AMOUNT_NAMES = /\b(importe|monto|valor|amount|cantidad|montante)\b/;
const BALANCE_NAMES = /\b(saldo|balance)\b/;
const CURRENCY_NAMES = /\b(monedas?|divisas?|moedas?|currency|ccy)\b/;
const DAY = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ](\d{1,2}|[a-z]{3})[-/. ](\d{4}|\d{2}))\b/i;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const plain = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Parses an amount, in the formats of banks in Latin America, to minor units: `1.234,56`, `1,234.56`, `S/ 850.00`,
 * `(12,00)`. Null for any other text.
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

const CURRENCY_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/**
 * Signs and words that identify one currency. `$` and `pesos` are not included, because several currencies use them.
 */
const CURRENCY_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/US\$|U\$S|\bDOL+AR/, 'USD'],
  [/R\$|\bREA(L|IS|LES)\b/, 'BRL'],
  [/S\/|\bSOL(ES)?\b/, 'PEN'],
  [/€|\bEUROS?\b/, 'EUR'],
];

/**
 * Returns the ISO code of the currency in a heading, an amount or a currency cell; null if no currency is recognized.
 */
export function currencyIn(text: string): string | null {
  const capitals = withoutAccents(text).toUpperCase();
  const code = capitals.match(/[A-Z]+/g)?.find((letters) => CURRENCY_CODES.has(letters));
  return code ?? CURRENCY_SIGNS.find(([sign]) => sign.test(capitals))?.[1] ?? null;
}

const share = (rows: readonly (readonly string[])[], at: number, fits: (cell: string) => boolean): number => {
  const cells = rows.map((row) => (row[at] ?? '').trim()).filter(Boolean);
  return cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
};

const MOST = 0.6;
const isDay = (cell: string): boolean => DAY.test(cell);
/** True for an amount with decimals, because account and document numbers have no decimals. */
const isMoney = (cell: string): boolean => parseAmount(cell) !== null && /[.,]\d{2}\)?-?$/.test(cell);

const isCurrency = (cell: string): boolean => /^([a-z]{3}|US\$|R\$|S\/\.?|€)$/i.test(cell) && currencyIn(cell) !== null;

/**
 * Detects the columns of date, incoming amount and currency, by their headings or otherwise by their content. Null if
 * there is no amount column.
 */
export function recognizeColumns(rows: readonly (readonly string[])[]): StatementColumns | null {
  const [first = [], ...rest] = rows;
  const names = first.map(plain);
  const named = (pattern: RegExp, not = BALANCE_NAMES): number =>
    names.findIndex((name) => pattern.test(name) && !BALANCE_NAMES.test(name) && !not.test(name));
  const credit = names.findIndex((name) => CREDIT_NAMES.test(name) && !DEBIT_NAMES.test(name));
  const amount = credit >= 0 ? credit : named(AMOUNT_NAMES, DATE_NAMES);
  if (amount >= 0) {
    const date = named(DATE_NAMES);
    return { date: date >= 0 ? date : null, amount, currency: currencyColumn(rest, names, amount), hasHeader: true };
  }
  const hasHeader = !first.some((cell) => isDay(cell.trim()) || isMoney(cell.trim()));
  const body = hasHeader ? rest : rows;
  const columns = placesOf(body);
  const money = columns.find((at) => share(body, at, isMoney) >= MOST && !BALANCE_NAMES.test(names[at] ?? ''));
  if (money === undefined) return null;
  return {
    date: columns.find((at) => share(body, at, isDay) >= MOST) ?? null,
    amount: money,
    currency: currencyColumn(body, hasHeader ? names : [], money),
    hasHeader,
  };
}

const placesOf = (rows: readonly (readonly string[])[]): number[] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) => at);

function currencyColumn(rows: readonly (readonly string[])[], names: readonly string[], amount: number): number | null {
  const others = placesOf(rows).filter((at) => at !== amount);
  const headed = others.find(
    (at) => CURRENCY_NAMES.test(names[at] ?? '') && share(rows, at, (cell) => currencyIn(cell) !== null) > 0,
  );
  return headed ?? others.find((at) => share(rows, at, isCurrency) >= MOST) ?? null;
}

interface MatchedCharge {
  id: string;
  reference: string;
  isOpen: boolean;
  currency: string;
  amount: number;
  deduction: number | null;
}

interface IncomingMoney {
  /** Amount of the statement line, in minor units. */
  amount: number;
  currency: string;
  text: string;
}

/**
 * Reasons why a line does not exactly settle its payment: a wrong currency, a wrong amount, a part of the amount that
 * no other line completes, or a second payment after other lines have already paid the total.
 */
export const STATEMENT_PROBLEMS = ['currency', 'amount', 'part', 'second_payment'] as const;
type StatementProblem = (typeof STATEMENT_PROBLEMS)[number];

export interface StatementSuggestion {
  id: string;
  by: 'reference' | 'amount';
  problem: StatementProblem | null;
}

const REFERENCE_LENGTH = 12;

/**
 * Suggests payments for each line of a statement: the payments whose reference the line contains or, without a
 * reference, the open payments that still expect this amount in this currency. The amounts of all lines with a
 * reference are counted as paid first.
 */
export function suggestPayments(
  charges: readonly MatchedCharge[],
  lines: readonly IncomingMoney[],
): StatementSuggestion[][] {
  const byReference = new Map<string, MatchedCharge[]>();
  for (const charge of charges) {
    byReference.set(charge.reference, [...(byReference.get(charge.reference) ?? []), charge]);
  }
  const paid = new Map<string, number>();
  const named = lines.map((line) =>
    namedBy(line.text, byReference).map((charge): StatementSuggestion => {
      const problem = problemOf(charge, line, paid.get(charge.id) ?? 0);
      if (problem === null || problem === 'part') paid.set(charge.id, (paid.get(charge.id) ?? 0) + line.amount);
      return { id: charge.id, by: 'reference', problem };
    }),
  );
  const byMoney = new Map<string, StatementSuggestion[]>();
  for (const charge of charges) {
    if (!charge.isOpen) continue;
    for (const amount of new Set(awaitedAmounts(charge, paid.get(charge.id) ?? 0))) {
      const some = byMoney.get(moneyKey(charge.currency, amount)) ?? [];
      const problem = isPart(charge, amount, paid.get(charge.id) ?? 0) ? 'part' : null;
      // Stops at the limit: many open payments have the same price, and more suggestions would not help.
      if (some.length < STATEMENT_SUGGESTIONS) {
        byMoney.set(moneyKey(charge.currency, amount), [...some, { id: charge.id, by: 'amount', problem }]);
      }
    }
  }
  return named.map((suggestions, at) => {
    const line = lines[at];
    if (suggestions.length > 0 || !line) return suggestions;
    return byMoney.get(moneyKey(line.currency, line.amount)) ?? [];
  });
}

const moneyKey = (currency: string, amount: number): string => `${currency} ${amount}`;

function namedBy(text: string, byReference: ReadonlyMap<string, MatchedCharge[]>): MatchedCharge[] {
  // Banks insert spaces and dashes into the text of a payment, so compare letters and digits only.
  const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const found = new Set<MatchedCharge>();
  for (let at = 0; at + REFERENCE_LENGTH <= letters.length; at += 1) {
    for (const charge of byReference.get(letters.slice(at, at + REFERENCE_LENGTH)) ?? []) found.add(charge);
  }
  return [...found].slice(0, STATEMENT_SUGGESTIONS);
}

/**
 * Lists the amounts that a payer may still transfer after having paid `paid`: before the first transfer the total, or
 * the deduction or the remainder if the payment has a deduction; afterwards only the rest.
 */
function awaitedAmounts({ amount, deduction }: MatchedCharge, paid: number): number[] {
  if (paid > 0) return [amount - paid];
  return deduction === null ? [amount] : [amount, deduction, amount - deduction];
}

const isPart = (charge: MatchedCharge, amount: number, paid: number): boolean => paid + amount < charge.amount;

function problemOf(charge: MatchedCharge, { amount, currency }: IncomingMoney, paid: number): StatementProblem | null {
  if (paid > 0 && paid === charge.amount) return 'second_payment';
  if (currency !== charge.currency) return 'currency';
  if (awaitedAmounts(charge, paid).includes(amount)) return isPart(charge, amount, paid) ? 'part' : null;
  return awaitedAmounts(charge, 0).includes(amount) ? 'second_payment' : 'amount';
}

/** Returns the most frequent currency of open payments, otherwise of all payments; null if there are no payments. */
export function usualCurrency(charges: readonly Pick<MatchedCharge, 'currency' | 'isOpen'>[]): string | null {
  const open = charges.filter(({ isOpen }) => isOpen);
  const counts = new Map<string, number>();
  for (const { currency } of open.length > 0 ? open : charges) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [most] = [...counts].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b));
  return most?.[0] ?? null;
}
