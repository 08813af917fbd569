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
  expect(itemFacts(item, [item], 'es')).toBe('Número, en m², de 0 a 12,000, 2 decimales · obligatoria');
  expect(itemFacts(item, [item], 'pt-BR')).toBe('Número, em m², de 0 a 12.000, 2 casas decimais · obrigatória');
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
