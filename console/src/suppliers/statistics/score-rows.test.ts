import { SCALE_LEVELS } from '@homologa/domain/catalog/scale-levels';
import type { ScoreGroups } from '@homologa/domain/workflows/statistics.contract';
import { expect, it } from 'vitest';
import { scoreRows } from './score-rows';

const colors = Object.fromEntries(SCALE_LEVELS.map((level) => [level, level])) as Parameters<
  typeof scoreRows
>[1]['colors'];
const rowsOf = (groups: ScoreGroups) =>
  scoreRows(groups, {
    locale: 'es',
    colors,
    blue: 'blue',
    targets: (filter) => [{ label: '', to: JSON.stringify(filter) }],
  });

it('shows outcomes from green to grey by the name of their threshold, and leads to the suppliers', () => {
  const rows = rowsOf([
    { key: 'red', count: 1, names: ['No pasa'] },
    { key: 'green', count: 3, names: ['Pasa'] },
  ]);
  expect(rows).toMatchObject([
    { label: 'Pasa', help: 'Verde', share: '75%', color: 'best', targets: [{ to: '{"score_outcome":["green"]}' }] },
    { label: 'No pasa', help: 'Rojo', share: '25%', color: 'worst' },
  ]);
});

it('shows the colour where workflows name it differently, or no longer at all', () => {
  const rows = rowsOf([
    { key: 'blue', count: 1, names: [] },
    { key: 'green', count: 1, names: ['Apto', 'Pasa'] },
  ]);
  expect(rows.map(({ label, note, help, color }) => [label, note, help, color])).toEqual([
    ['Verde', undefined, 'Apto, Pasa', 'best'],
    ['Azul', undefined, undefined, 'blue'],
  ]);
});
