import { expect, it } from 'vitest';
import { scoring } from './points.contract';

it('reads a scoring of an earlier release without the switches that did nothing', () => {
  const thresholds = [{ id: 'a', name: 'Fails', colour: 'red', from: 0 }];
  expect(scoring.parse({ thresholds, shown_to_suppliers: true, decides: true })).toEqual({ thresholds });
});
