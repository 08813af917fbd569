import { describe, expect, it, test } from 'vitest';
import { currencyIn, parseAmount, recognizeColumns, suggestPayments, usualCurrency } from './statement';

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

  it.each(['Fecha valor', 'Data valor', 'Value date'])('are no amounts where they are days: %s', (day) => {
    const columns = recognizeColumns([
      ['Fecha', day, 'Concepto', 'Importe'],
      ['20.11.2026', '20.11.2026', 'ACME', '850,00'],
    ]);
    expect(columns?.amount).toBe(3);
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

describe('the currency of a statement', () => {
  it.each([
    ['MXN', 'MXN'],
    ['usd 100.00', 'USD'],
    ['850.00EUR', 'EUR'],
    ['S/ 850.00', 'PEN'],
    ['Importe (S/.)', 'PEN'],
    ['R$ 1.000,00', 'BRL'],
    ['US$ 12', 'USD'],
    ['U$S 12', 'USD'],
    ['Dólares americanos', 'USD'],
    ['Soles', 'PEN'],
    ['€ 3', 'EUR'],
  ])('%s is in %s', (text, currency) => expect(currencyIn(text)).toBe(currency));

  it.each(['', '$ 850.00', 'Pesos', 'Abono', 'Valor', '850'])('%s tells none', (text) =>
    expect(currencyIn(text)).toBeNull(),
  );

  it('is a column by its heading, if any of it tells one, else by what it holds', () => {
    const found = (...rows: string[][]) => recognizeColumns(rows)?.currency;
    expect(found(['Fecha', 'Moneda', 'Abono'], ['1/2/26', 'Pesos', '1,00'], ['1/2/26', 'Dólares', '1,00'])).toBe(1);
    expect(found(['Fecha', 'Moneda', 'Abono'], ['1/2/26', '01', '1,00'])).toBeNull();
    expect(found(['Date', 'Amount', 'Ccy'], ['1/2/26', '1.00', 'EUR'])).toBe(2);
    expect(found(['01/02/2026', 'ACME', '10.00', 'PEN'], ['01/02/2026', 'PAGO USD', '10.00', 'USD'])).toBe(3);
    expect(found(['Fecha', 'Concepto', 'Importe en moneda local'], ['1/2/26', 'MXN', '1.00'])).toBe(1);
    expect(found(['Fecha', 'Concepto', 'Abono'], ['1/2/26', 'PAGO EN USD', '1.00'])).toBeNull();
  });
});

test('the usual currency is that of most open payments, else of most of all', () => {
  const charges = (...given: [currency: string, isOpen: boolean][]) =>
    usualCurrency(given.map(([currency, isOpen]) => ({ currency, isOpen })));
  expect(charges(['USD', false], ['USD', false], ['PEN', true], ['MXN', true], ['PEN', true])).toBe('PEN');
  expect(charges(['USD', false], ['PEN', false], ['USD', false])).toBe('USD');
  expect(charges()).toBeNull();
});

describe('payments that lines may be', () => {
  const A = { id: 'a', reference: '018F3C4D5E6F', isOpen: true, currency: 'PEN', amount: 85000, deduction: 10200 };
  const B = { ...A, id: 'b', reference: 'AAAAAAAAAAAA', deduction: null };
  const C = { ...B, id: 'c', reference: 'BBBBBBBBBBBB', isOpen: false };
  const suggested = (...lines: [amount: number, text: string, currency?: string][]) =>
    suggestPayments(
      [A, B, C],
      lines.map(([amount, text, currency = 'PEN']) => ({ amount, text, currency })),
    );

  it('are those whose reference the line names, else the open ones of the very amount', () => {
    expect(suggested([85000, 'SPEI 018f-3c4d 5e6f ACME'])).toEqual([[{ id: 'a', by: 'reference', problem: null }]]);
    expect(suggested([10200, 'x018F3C4D5E6Fx'])).toEqual([[{ id: 'a', by: 'reference', problem: 'part' }]]);
    expect(suggested([10200, 'ACME'])).toEqual([[{ id: 'a', by: 'amount', problem: 'part' }]]);
    expect(suggested([1, '018F3C4D5E6F'])).toEqual([[{ id: 'a', by: 'reference', problem: 'amount' }]]);
    expect(suggested([85000, 'ACME'])).toEqual([
      [
        { id: 'a', by: 'amount', problem: null },
        { id: 'b', by: 'amount', problem: null },
      ],
    ]);
    expect(suggested([85000, 'BBBBBBBBBBBB'])).toEqual([[{ id: 'c', by: 'reference', problem: null }]]);
    expect(suggested([5, ''])).toEqual([[]]);
  });

  it('fit in their own currency alone', () => {
    expect(suggested([85000, '018F3C4D5E6F', 'USD'])).toEqual([[{ id: 'a', by: 'reference', problem: 'currency' }]]);
    expect(suggested([85000, 'ACME', 'USD'])).toEqual([[]]);
  });

  const problems = (...lines: Parameters<typeof suggested>) =>
    suggested(...lines).map((line) => line.map(({ id, problem }) => [id, problem]));

  it('are paid twice by a second line that names them, and not by the two parts of a deduction', () => {
    const [whole, part, rest] = [85000, 10200, 74800];
    const a = 'a 018F3C4D5E6F';
    expect(problems([whole, a], [whole, a])).toEqual([[['a', null]], [['a', 'second_payment']]]);
    expect(problems([part, a], [rest, a])).toEqual([[['a', 'part']], [['a', null]]]);
    expect(problems([part, a], [part, a], [rest, a], [rest, a])).toEqual([
      [['a', 'part']],
      [['a', 'second_payment']],
      [['a', null]],
      [['a', 'second_payment']],
    ]);
    expect(problems([part, a], [whole, a])).toEqual([[['a', 'part']], [['a', 'second_payment']]]);
    // Any further amount for a fully paid payment is a second payment.
    expect(problems([5, a], [whole, a], [5, a], [whole, a, 'USD'])).toEqual([
      [['a', 'amount']],
      [['a', null]],
      [['a', 'second_payment']],
      [['a', 'second_payment']],
    ]);
  });

  it('that other lines name are not suggested for their amount', () => {
    expect(problems([85000, 'ACME'], [85000, '018F3C4D5E6F'])).toEqual([[['b', null]], [['a', null]]]);
    expect(problems([10200, '018F3C4D5E6F'], [10200, 'ACME'], [74800, 'ACME'])).toEqual([
      [['a', 'part']],
      [],
      [['a', null]],
    ]);
  });
});
