import { describe, expect, it, test } from 'vitest';
import { currencyIn, parseAmount, recognizeColumns, statementMatcher } from './statement';

describe('amounts of a statement', () => {
  it.each([
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['S/ 850.00', 85000],
    ['R$ 1.000,00', 100000],
    ['$850', 85000],
    ['850,5', 85050],
    ['MXN 12,345,678.90', 1234567890],
    ['(12,00)', -1200],
    ['-12.00', -1200],
    ['12.00-', -1200],
    ['1.234', 123400],
  ])('%s is %i', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each(['', 'abc', '12-34', '1.2.3x', 'Saldo'])('%s is none', (text) => expect(parseAmount(text)).toBeNull());
});

describe('columns of a statement', () => {
  it('are known by their headings, credits before amounts, balances never', () => {
    expect(recognizeColumns([['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'], []])).toEqual({
      date: 0,
      amount: 3,
      currency: null,
      hasHeader: true,
    });
    expect(recognizeColumns([['Histórico', 'Data', 'Valor (R$)'], []])).toEqual({
      date: 1,
      amount: 2,
      currency: null,
      hasHeader: true,
    });
    expect(recognizeColumns([['Description', 'Balance amount', 'Amount', 'Value date']])).toEqual({
      date: 3,
      amount: 2,
      currency: null,
      hasHeader: true,
    });
  });

  it('are known by what they hold where nothing is said', () => {
    const rows = [
      ['00012345678', '20/11/2026', 'TRANSF 018F3C', '850.00'],
      ['00012345678', '21/11/2026', 'OTRO', '1,200.00'],
    ];
    expect(recognizeColumns(rows)).toEqual({ date: 1, amount: 3, currency: null, hasHeader: false });
    expect(
      recognizeColumns([
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ).toBeNull();
    expect(recognizeColumns([])).toBeNull();
  });
});

describe('currencies of a statement', () => {
  it.each([
    ['MXN 12,345.00', 'MXN'],
    ['R$ 1.000,00', 'BRL'],
    ['S/ 850.00', 'PEN'],
    ['US$ 10', 'USD'],
    ['Importe (USD)', 'USD'],
    ['$ 850', null],
    ['850.00', null],
    ['Abono', null],
  ])('%s is %s', (text, currency) => expect(currencyIn(text)).toBe(currency));

  it('have a column of their own where a heading says so', () => {
    expect(recognizeColumns([['Fecha', 'Moneda', 'Importe'], []])).toEqual({
      date: 0,
      amount: 2,
      currency: 1,
      hasHeader: true,
    });
  });
});

const PESOS = { isOpen: true, currency: 'MXN' };
const CHARGES = [
  { ...PESOS, id: 'a', reference: '018F3C4D5E6F', amounts: [85000, 10200, 74800] },
  { ...PESOS, id: 'b', reference: 'AAAAAAAAAAAA', amounts: [85000] },
  { ...PESOS, id: 'c', reference: 'BBBBBBBBBBBB', isOpen: false, amounts: [85000] },
  { ...PESOS, id: 'd', reference: 'CCCCCCCCCCCC', currency: 'USD', amounts: [85000] },
];
const byReference = { by: 'reference', fits: true, repeats: false };

test('a line is matched by the reference that it names, else by the very amount of open payments', () => {
  const match = (amount: number, text: string, currency: string | null = null) =>
    statementMatcher(CHARGES)({ amount, text, currency });
  expect(match(85000, 'SPEI 018f-3c4d 5e6f ACME')).toEqual([{ id: 'a', ...byReference }]);
  expect(match(10200, 'x018F3C4D5E6Fx')).toEqual([{ id: 'a', ...byReference }]);
  expect(match(1, '018F3C4D5E6F')).toEqual([{ id: 'a', ...byReference, fits: false }]);
  const byAmount = (currency: string | null) =>
    match(85000, 'ACME', currency).map(({ id, by, fits }) => [id, by, fits]);
  expect(byAmount(null)).toEqual(['a', 'b', 'd'].map((id) => [id, 'amount', true]));
  expect(match(85000, 'BBBBBBBBBBBB')).toEqual([{ id: 'c', ...byReference }]);
  expect(match(5, '')).toEqual([]);
  // Where the statement says of which money it is, nothing else is the same amount.
  expect(byAmount('USD')).toEqual([['d', 'amount', true]]);
  expect(byAmount('ARS')).toEqual([]);
  expect(match(85000, 'CCCCCCCCCCCC', 'MXN')).toEqual([{ id: 'd', ...byReference, fits: false }]);
});

test('lines that bring a payment more than was asked are told from its parts', () => {
  const match = statementMatcher(CHARGES);
  const brings = (amount: number, text: string) =>
    match({ amount, text, currency: null }).map(({ fits, repeats }) => ({ fits, repeats }));
  expect(brings(10200, '018F3C4D5E6F')).toEqual([{ fits: true, repeats: false }]);
  expect(brings(74800, '018F3C4D5E6F')).toEqual([{ fits: true, repeats: false }]);
  expect(brings(85000, '018F3C4D5E6F')).toEqual([{ fits: true, repeats: true }]);
  expect(brings(85000, 'AAAAAAAAAAAA')).toEqual([{ fits: true, repeats: false }]);
  expect(brings(85000, 'AAAAAAAAAAAA')).toEqual([{ fits: true, repeats: true }]);
});
