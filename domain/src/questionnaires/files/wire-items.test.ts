import { expect, it } from 'vitest';
import { questionnaireInput } from '../questionnaire.contract';
import { itemsOfWire, repeatedIds } from './wire-items';

const items = (...given: object[]) =>
  itemsOfWire(questionnaireInput.parse(given.map((one) => ({ type: 'input', title: 'x', ...one }))));

it('finds the ids that occur twice, whether given or by place', () => {
  expect(repeatedIds(items({}, { _id: 'a' }, {}))).toEqual([]);
  expect(repeatedIds(items({ _id: 'q2' }, {}))).toEqual([{ index: 1, isOption: false }]);
  expect(repeatedIds(items({ _id: 'a' }, { _id: 'a' }))).toEqual([{ index: 1, isOption: false }]);
  const options = [
    { _id: 'o', value: 'Yes' },
    { _id: 'o', value: 'No' },
  ];
  expect(repeatedIds(items({ type: 'radio', options }))).toEqual([{ index: 0, isOption: true }]);
});
