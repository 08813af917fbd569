import { expect, test } from 'vitest';
import { askedAlso, filterNow, isOnItsWay } from './asked-filters';

const none = {};
const archived = { status: 'archived' };
const searched = { status: 'archived', q: 'acme' };

test('what was asked for last counts at once, however slow the page is', () => {
  const once = askedAlso(null, none, archived);
  expect(filterNow(once, none)).toEqual(archived);
  const twice = askedAlso(once, none, searched);
  expect(filterNow(twice, none)).toEqual(searched);
  expect(filterNow(twice, archived)).toEqual(searched);
});

test('what has arrived, or where one went instead, counts from then on', () => {
  const once = askedAlso(null, none, archived);
  expect(isOnItsWay(once, { status: 'archived' })).toBe(false);
  expect(filterNow(once, { country: ['chile'] })).toEqual({ country: ['chile'] });
  expect(askedAlso(once, archived, none)).toEqual({ from: archived, filters: [none] });
});

test('asking for what is there already is nothing to wait for', () => {
  expect(isOnItsWay(askedAlso(null, archived, { ...archived }), archived)).toBe(false);
});
