import { expect, test } from 'vitest';
import { readDates, readDay } from './list-dates';

test.each([
  ['1962', ['1962']],
  ['circa 1962', ['1962']],
  ['17 Apr 1962', ['1962-04-17']],
  ['Apr 1962', ['1962-04']],
  ['17/04/1962', ['1962-04-17']],
  ['dd/mm/1962', ['1962']],
  ['1962-04-17', ['1962-04-17']],
  ['1962-04', ['1962-04']],
  ['1962-04-17T00:00:00Z', ['1962-04-17']],
  ['1960 to 1962', ['1960', '1961', '1962']],
  ['1950 to 1990', ['1950', '1990']],
  ['31/02/1962', ['1962-02']],
  ['31/31/1962', ['1962']],
  ['', []],
  ['unknown', []],
])('%s', (text, dates) => expect(readDates(text)).toEqual(dates));

test('where the month is written first', () => {
  expect(readDates('04/17/1962', 'mdy')).toEqual(['1962-04-17']);
  expect(readDay('04/17/1962', 'mdy')).toBe('1962-04-17');
  expect(readDay('1962')).toBeUndefined();
});
