import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { expect, it } from 'vitest';
import { columnFacts, itemFacts, pointFacts } from './item-facts';

const question = (change: Partial<QuestionItem>): QuestionItem => ({
  id: 'q',
  file: null,
  type: 'input',
  title: 'Q',
  required: true,
  options: [],
  ...change,
});

it('reads a number with its unit, range and decimals in words and in the digits of the language', () => {
  const item = question({ format: { kind: 'number', unit: 'm²', min: 0, max: 12000, decimals: 2 } });
  expect(itemFacts(item, [item], 'es')).toBe('Número, en m², de 0 a 12,000, hasta 2 decimales · obligatoria');
  expect(itemFacts(item, [item], 'pt-BR')).toBe('Número, em m², de 0 a 12.000, até 2 casas decimais · obrigatória');
});

it('reads a number without decimals as whole numbers, unlike one of which nothing is said', () => {
  const facts = (decimals: number | undefined, locale: 'en' | 'es' | 'pt-BR') => {
    const item = question({ format: { kind: 'number', decimals } });
    return itemFacts(item, [item], locale);
  };
  expect(facts(0, 'en')).toBe('Number, whole numbers · required');
  expect(facts(0, 'es')).toBe('Número, números enteros · obligatoria');
  expect(facts(0, 'pt-BR')).toBe('Número, números inteiros · obrigatória');
  expect(facts(undefined, 'en')).toBe('Number · required');
});

it('reads a table column by column', () => {
  const item = question({
    required: false,
    format: {
      kind: 'table',
      max_rows: 20,
      columns: [
        { id: 'a', title: 'Owner', required: true, format: { kind: 'short_text', max_length: 200 } },
        { id: 'b', title: 'Share', required: false, format: { kind: 'percent', max: 100 } },
      ],
    },
  });
  expect(itemFacts(item, [item], 'en')).toBe('Table, up to 20 rows · optional');
  expect(columnFacts(item, 'en')).toEqual([
    'Owner: Short text, up to 200 characters, required',
    'Share: Percent, up to 100, optional',
  ]);
});

it('reads ranges of points with their ends and a knock-out', () => {
  const ranges = [
    { to: 0.99, points: 0, knock_out: true },
    { from: 1, to: 1, points: 1 },
    { from: 1.5, points: 5 },
  ];
  expect(pointFacts({ by: 'range', ranges }, 'en')).toEqual([
    'up to 0.99: 0 points, knock-out',
    '1: 1 point',
    'from 1.5: 5 points',
  ]);
});

it('reads ranges that share numbers without those that an earlier range counts, in every order', () => {
  const texts = (locale: 'en' | 'es' | 'pt-BR', ranges: { from?: number; to?: number }[]) =>
    pointFacts({ by: 'range', ranges: ranges.map((range) => ({ ...range, points: 1 })) }, locale).map(
      (line) => line.split(': ')[0],
    );
  const rising = [{ to: 85 }, { from: 85, to: 95 }, { from: 95 }];
  expect(texts('en', rising)).toEqual(['up to 85', 'above 85 up to 95', 'above 95']);
  expect(texts('es', rising)).toEqual(['hasta 85', 'más de 85 hasta 95', 'más de 95']);
  expect(texts('pt-BR', rising)).toEqual(['até 85', 'acima de 85 até 95', 'acima de 95']);
  expect(texts('en', rising.toReversed())).toEqual(['from 95', '85 to below 95', 'below 85']);
  expect(texts('es', rising.toReversed())).toEqual(['desde 95', 'de 85 a menos de 95', 'menos de 85']);
  expect(texts('pt-BR', rising.toReversed())).toEqual(['a partir de 95', 'de 85 a menos de 95', 'abaixo de 85']);
  expect(texts('en', [{ from: 1, to: 2 }, { from: 4, to: 5 }, { from: 2, to: 4 }, {}, { from: 4, to: 4 }])).toEqual([
    '1 to 2',
    '4 to 5',
    'above 2 and below 4',
    'below 1 or above 5',
    '4, which the ranges before already count',
  ]);
  expect(texts('en', [{}])).toEqual(['any number']);
});
