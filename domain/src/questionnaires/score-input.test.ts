import { expect, it } from 'vitest';
import { SCORE_ENGINE } from './score';
import { scoreByEngine, toScoredItems } from './score-input';

const items = toScoredItems([
  {
    id: 'q',
    type: 'radio',
    title: 'ISO 9001?',
    required: true,
    file: null,
    showIf: null,
    format: null,
    allowNa: false,
    points: null,
    weight: null,
    options: [
      { id: 'y', value: 'Yes', showIf: null, points: 10, knockOut: false },
      { id: 'n', value: 'No', points: 0, knockOut: true },
    ],
  },
]);
const input = {
  items,
  answers: { q: 'y' },
  facts: { country: 'peru', report_type: 'bir' },
  scoring: {
    thresholds: [{ id: 't', name: 'All', colour: 'grey', from: 0 }],
  },
} as const;

it('scores a stored input by the present engine, and by no unknown one', () => {
  expect(scoreByEngine(SCORE_ENGINE, input)).toMatchObject({ percent: 100, outcome: 't' });
  expect(scoreByEngine(SCORE_ENGINE + 1, input)).toBeNull();
});

it('leaves absent parts of items out, and gives stored items the same form again', () => {
  expect(items[0]).toEqual({
    id: 'q',
    type: 'radio',
    title: 'ISO 9001?',
    required: true,
    file: null,
    options: [
      { id: 'y', value: 'Yes', points: 10 },
      { id: 'n', value: 'No', points: 0, knockOut: true },
    ],
  });
  expect(toScoredItems(items)).toEqual(items);
});
