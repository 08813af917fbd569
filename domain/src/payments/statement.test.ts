import { describe, expect, it, test } from 'vitest';
import { parseAmount, recognizeColumns, statementMatcher } from './statement';

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
      hasHeader: true,
    });
    expect(recognizeColumns([['Histórico', 'Data', 'Valor (R$)'], []])).toEqual({
      date: 1,
      amount: 2,
      hasHeader: true,
    });
    expect(recognizeColumns([['Description', 'Balance amount', 'Amount', 'Value date']])).toEqual({
      date: 3,
      amount: 2,
      hasHeader: true,
    });
  });

  it('are known by what they hold where nothing is said', () => {
    const rows = [
      ['00012345678', '20/11/2026', 'TRANSF 018F3C', '850.00'],
      ['00012345678', '21/11/2026', 'OTRO', '1,200.00'],
    ];
    expect(recognizeColumns(rows)).toEqual({ date: 1, amount: 3, hasHeader: false });
    expect(
      recognizeColumns([
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ).toBeNull();
    expect(recognizeColumns([])).toBeNull();
  });
});

test('a line is matched by the reference that it names, else by the very amount of open payments', () => {
  const match = statementMatcher([
    { id: 'a', reference: '018F3C4D5E6F', isOpen: true, amounts: [85000, 10200, 74800] },
    { id: 'b', reference: 'AAAAAAAAAAAA', isOpen: true, amounts: [85000] },
    { id: 'c', reference: 'BBBBBBBBBBBB', isOpen: false, amounts: [85000] },
  ]);
  expect(match({ amount: 85000, text: 'SPEI 018f-3c4d 5e6f ACME' })).toEqual([
    { id: 'a', by: 'reference', fits: true },
  ]);
  expect(match({ amount: 10200, text: 'x018F3C4D5E6Fx' })).toEqual([{ id: 'a', by: 'reference', fits: true }]);
  expect(match({ amount: 1, text: '018F3C4D5E6F' })).toEqual([{ id: 'a', by: 'reference', fits: false }]);
  expect(match({ amount: 85000, text: 'ACME' }).map(({ id, by }) => [id, by])).toEqual([
    ['a', 'amount'],
    ['b', 'amount'],
  ]);
  expect(match({ amount: 85000, text: 'BBBBBBBBBBBB' })).toEqual([{ id: 'c', by: 'reference', fits: true }]);
  expect(match({ amount: 5, text: '' })).toEqual([]);
});
