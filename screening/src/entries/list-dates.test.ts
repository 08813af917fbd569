import { expect, test } from 'vitest';
import { dayInName, readDates, readDay, readSpanishDay } from './list-dates';

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

test('the day of an edition in its preamble or its name', () => {
  expect(readSpanishDay('Información actualizada al 30 de noviembre de 2022')).toBe('2022-11-30');
  expect(readSpanishDay('Listado completo de contribuyentes')).toBeUndefined();
  expect(dayInName('20231031_CEIS.csv')).toBe('2023-10-31');
  expect(dayInName('consolidated_2026-02-27.xml')).toBe('2026-02-27');
  expect(dayInName('Listado_Completo_69-B_2022-11.csv')).toBeUndefined();
  expect(dayInName('20260230.csv')).toBeUndefined();
});
