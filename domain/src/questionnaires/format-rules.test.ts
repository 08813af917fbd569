import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../language/locales';
import { numberLocale } from '../language/number-locale';
import { lacksCells } from '../onboarding/answer-rules';
import { COLUMN_KINDS, type SimpleFormat, type TableFormat } from './answer-format';
import { answerFormat } from './answer-format.contract';
import { answerProblemText } from './answer-problem-words';
import type { TableAnswer } from './answer-shapes';
import { formatAnswer, formatCell, writtenAnswer } from './format-answer';
import { canonicalAnswer, canonicalCell, checkCell, checkFormat, formatFaults } from './format-rules';
import { readAnswer } from './read-answer';

const es = { locale: 'es', numbers: 'es-AR', country: 'argentina' } as const;
const mexico = { locale: 'es', numbers: 'es-MX', country: 'mexico' } as const;
const brazil = { locale: 'pt-BR', numbers: 'pt-BR', country: 'brazil' } as const;
const english = { locale: 'en', numbers: 'en', country: 'united_states' } as const;

describe('what people type', () => {
  test.each([
    [{ kind: 'number' }, '1.234,5', es, '1234.5'],
    [{ kind: 'number' }, '1.234', es, '1234'],
    [{ kind: 'number' }, '1,234', mexico, '1234'],
    [{ kind: 'number' }, '1,234', es, '1.234'],
    [{ kind: 'number', decimals: 2 }, '1,234', es, '1234'],
    [{ kind: 'number' }, ' -0 ', english, '0'],
    [{ kind: 'percent' }, '12,5 %', brazil, '12.5'],
    [{ kind: 'percent' }, '33,333', brazil, '33.333'],
    [{ kind: 'money' }, 'R$ 1.200,50', brazil, '1200.50 BRL'],
    [{ kind: 'money' }, 'US$ 1,200.50', english, '1200.50 USD'],
    [{ kind: 'money' }, '1.200 COP', es, '1200.00 COP'],
    [{ kind: 'money' }, 'S/. 99.9', mexico, '99.90 PEN'],
    [{ kind: 'money', currencies: ['MXN'] }, '$1,200', mexico, '1200.00 MXN'],
    [{ kind: 'date' }, '31/01/2026', es, '2026-01-31'],
    [{ kind: 'date' }, '1.2.2026', brazil, '2026-02-01'],
    [{ kind: 'date' }, '31/01/2026', english, '2026-01-31'],
    [{ kind: 'date' }, '01/31/2026', english, '2026-01-31'],
    [{ kind: 'date' }, '2026-01-31', english, '2026-01-31'],
    [{ kind: 'email' }, ' Ana@Acero.test ', es, 'ana@acero.test'],
    [{ kind: 'web_address' }, 'WWW.Acero.test/A', es, 'https://www.acero.test/A'],
    [{ kind: 'phone' }, '55 1234 5678', mexico, '+525512345678'],
    [{ kind: 'tax_id' }, '11.222.333/0001-81', brazil, '11222333000181'],
    [{ kind: 'country' }, 'méxico', es, 'mexico'],
    [{ kind: 'yes_no' }, 'Não', brazil, 'no'],
    [{ kind: 'yes_no' }, 'SÍ', es, 'yes'],
  ] as const)('%j reads %j', (format, typed, writing, canonical) => {
    expect(readAnswer(format, typed, writing)).toBe(canonical);
    expect(checkCell(format, canonical, writing)).toBe(null);
  });

  test.each([
    [{ kind: 'date' }, '02/03/2026', english],
    [{ kind: 'date' }, '31/02/2026', es],
    [{ kind: 'number' }, 'doce', es],
    [{ kind: 'number' }, '1e9', es],
    [{ kind: 'money' }, '1200', es],
    [{ kind: 'money' }, '$1200', es],
    [{ kind: 'country' }, 'Atlantis', es],
    [{ kind: 'yes_no' }, 'tal vez', es],
  ] as const)('%j cannot read %j', (format, typed, writing) => {
    expect(readAnswer(format, typed, writing)).toBe(null);
  });
});

test.each([
  [{ kind: 'short_text', max_length: 3 }, 'abcd', 'too_long'],
  [{ kind: 'date', from: '2026-01-01' }, '2025-12-31', 'date_outside'],
  [{ kind: 'date' }, '2026-02-30', 'not_date'],
  [{ kind: 'date' }, '0026-01-31', 'too_early'],
  [{ kind: 'date', to: '2026-12-31' }, '1899-12-31', 'too_early'],
  [{ kind: 'date', from: '1800-01-01' }, '1799-12-31', 'date_outside'],
  [{ kind: 'number', decimals: 0 }, '1.5', 'too_precise'],
  [{ kind: 'number', min: 1, max: 9 }, '10', 'number_outside'],
  [{ kind: 'number' }, '1,5', 'not_number'],
  [{ kind: 'number' }, '12345678901234567', 'not_number'],
  [{ kind: 'percent', max: 100 }, '100.1', 'number_outside'],
  [{ kind: 'money' }, '12 USD', 'not_money'],
  [{ kind: 'money' }, canonicalCell({ kind: 'money' }, '12.5.3 USD'), 'not_money'],
  [{ kind: 'money', currencies: ['BRL'] }, '12.00 USD', 'other_currency'],
  [{ kind: 'email' }, 'ana@', 'not_email'],
  [{ kind: 'web_address' }, 'javascript:alert(1)', 'not_web_address'],
  [{ kind: 'web_address' }, 'https://user:pass@acero.test', 'not_web_address'],
  [{ kind: 'phone' }, '12', 'not_phone'],
  [{ kind: 'tax_id', country: 'brazil' }, '11222333000180', 'not_tax_id'],
  [{ kind: 'country' }, 'AR', 'not_country'],
  [{ kind: 'yes_no' }, 'true', 'not_yes_no'],
] as const)('%j finds in %j the problem %s, in every language', (format, value, problem) => {
  expect(checkFormat(format, value)).toBe(problem);
  for (const locale of LOCALES) expect(answerProblemText(problem, format, locale)).not.toMatch(/[{}]|^$/);
});

test('a phone that cannot be read is asked for by a number of the supplier’s country', () => {
  const asked = (country?: string) => answerProblemText('not_phone', { kind: 'phone' }, 'es', { country });
  expect([asked('colombia'), asked('brazil')]).toEqual([
    expect.stringMatching(/ \+57 [\d ]+$/),
    expect.stringMatching(/ \+55 [\d -]+$/),
  ]);
  expect(asked()).toMatch(/ \+52 [\d ]+$/);
  expect(answerProblemText('not_phone', { kind: 'phone' }, 'pt-BR')).toMatch(/ \+55 [\d -]+$/);
});

test('a tax id of a supplier that has moved to another country stays valid', () => {
  expect(checkCell({ kind: 'tax_id' }, '11222333000181')).toBe(null);
  expect(checkCell({ kind: 'tax_id' }, '123', { country: 'brazil' })).toBe('not_tax_id');
});

const TABLE: TableFormat = {
  kind: 'table',
  max_rows: 2,
  columns: [
    { id: 'name', title: 'Name', required: true, format: { kind: 'short_text' } },
    { id: 'born', title: 'Born', required: false, format: { kind: 'date' } },
    { id: 'share', title: 'Share', required: false, format: { kind: 'percent' } },
  ],
};

test('faults of a table name row and column', () => {
  const answer: TableAnswer = { rows: [{ born: 'x', name: 'Ana' }, { share: '5' }] };
  expect(formatFaults(TABLE, answer)).toEqual([
    { problem: 'not_date', row: 0, column: 'born' },
    { problem: 'cell_missing', row: 1, column: 'name' },
  ]);
  expect(formatFaults(TABLE, { rows: [{ other: 'x', name: 'Ana' }] })).toEqual([
    { problem: 'not_table', row: 0, column: 'other' },
  ]);
  expect(checkFormat(TABLE, { rows: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] })).toBe('too_many_rows');
  expect(checkFormat(TABLE, 'text')).toBe('not_table');
});

test('a table is stored without empty cells and empty rows at its end', () => {
  const typed: TableAnswer = { rows: [{ share: '05.50', name: 'Ana', born: ' ' }, { name: '' }] };
  expect(JSON.stringify(canonicalAnswer(TABLE, typed))).toBe('{"rows":[{"name":"Ana","share":"5.5"}]}');
});

test.each([
  [{ kind: 'date' }, '2026-01-31', 'es', '31 de enero de 2026'],
  [{ kind: 'number', unit: 'm²' }, '1234.50', 'pt-BR', '1.234,50 m²'],
  [{ kind: 'money' }, '1200.50 BRL', 'pt-BR', '1.200,50 BRL'],
  [{ kind: 'percent' }, '12.5', 'en', '12.5%'],
  [{ kind: 'phone' }, '+525512345678', 'en', '+52 55 1234 5678'],
  [{ kind: 'tax_id', country: 'brazil' }, '11222333000181', 'en', '11.222.333/0001-81'],
  [{ kind: 'country' }, 'brazil', 'pt-BR', 'Brasil'],
  [{ kind: 'yes_no' }, 'yes', 'es', 'Sí'],
] as const)('%j shows %j in %s as %j', (format, value, locale, shown) => {
  expect(formatCell(format, value, { locale })).toBe(shown);
});

test('a table is shown as lines, and a reason with its words', () => {
  const value = { rows: [{ name: 'Ana', share: '5.5' }] };
  expect(formatAnswer(TABLE, value, { locale: 'es' })).toBe('Name | Born | Share\nAna |  | 5.5%');
  const question = { type: 'radio', options: [] } as const;
  expect(writtenAnswer(question, { not_applicable: 'no staff' }, { locale: 'pt-BR' })).toBe('Não se aplica: no staff');
});

const decimals = fc.tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 2 }));

test('fast-check: a shown number is read again as the same number, in every language and region', () => {
  const tags = fc.constantFrom(
    ...LOCALES.flatMap((locale) => [null, 'AR', 'MX', 'BR', 'CO', 'ES'].map((region) => [locale, region] as const)),
  );
  fc.assert(
    fc.property(decimals, tags, ([digits, places], [locale, region]) => {
      const numbers = numberLocale(locale, region);
      const writing = { locale, numbers, country: 'mexico' };
      const amount = (digits / 10 ** places).toFixed(places);
      for (const format of [{ kind: 'number', decimals: 2 }, { kind: 'money' }] as const satisfies SimpleFormat[]) {
        const canonical = canonicalCell(format, format.kind === 'money' ? `${amount} USD` : amount);
        expect(checkCell(format, canonical)).toBe(null);
        expect(readAnswer(format, formatCell(format, canonical, { locale, numbers }), writing)).toBe(canonical);
      }
    }),
  );
});

test('fast-check: the stored spelling of any text of any kind is its own stored spelling', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...COLUMN_KINDS), (text, kind) => {
      const format = { kind } as SimpleFormat;
      const once = canonicalCell(format, text, { country: 'brazil' });
      expect(canonicalCell(format, once, { country: 'brazil' })).toBe(once);
      checkCell(format, once, { country: 'brazil' });
      formatCell(format, once, { locale: 'es' });
      readAnswer(format, text, brazil);
    }),
  );
});

test('a column with the name of an inherited property is empty where a row has no such cell', () => {
  const column = { id: 'constructor', title: 'Built by', required: true, format: { kind: 'short_text' } } as const;
  const table = { kind: 'table', columns: [column], max_rows: 3 } as const;
  const answer = { rows: [{}] };
  expect(formatFaults(table, answer)).toEqual([{ problem: 'cell_missing', row: 0, column: 'constructor' }]);
  expect(formatAnswer(table, answer, { locale: 'en' })).toBe('Built by\n');
  expect(lacksCells({ type: 'input', format: table }, answer)).toBe(true);
  expect(answerFormat.safeParse(table).success).toBe(false);
  expect(answerFormat.safeParse({ ...table, columns: [{ ...column, id: 'builder' }] }).success).toBe(true);
});
