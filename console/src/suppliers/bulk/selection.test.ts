import { BULK_ACTION_MAX_IDS } from '@homologa/domain/suppliers/limits';
import { describe, expect, it } from 'vitest';
import { countOf, isSelected, NOTHING, pageState, rangeOf, type Selection, sentFilter, setSelected } from './selection';

const PAGE = ['a', 'b', 'c', 'd'];
const some = (...ids: string[]): Selection => ({ kind: 'some', ids });

describe('a selection', () => {
  it('grows and shrinks by one, and over several pages', () => {
    const one = setSelected(NOTHING, ['b'], true, PAGE);
    expect(one).toEqual(some('b'));
    expect(setSelected(one, ['x', 'b'], true, ['x'])).toEqual(some('x', 'b'));
    expect(setSelected(some('b', 'x'), ['b'], false, PAGE)).toEqual(some('x'));
    expect(countOf(some('b', 'x'), 900)).toBe(2);
  });

  it('of all counts what the list counts, and becomes the page when one is left out', () => {
    const all: Selection = { kind: 'all' };
    expect(countOf(all, 5000)).toBe(5000);
    expect(isSelected(all, 'of another page')).toBe(true);
    expect(setSelected(all, ['c'], false, PAGE)).toEqual(some('a', 'b', 'd'));
    expect(setSelected(all, ['c'], true, PAGE)).toBe(all);
  });

  it('names no more than a bulk action takes', () => {
    const many = Array.from({ length: BULK_ACTION_MAX_IDS }, (_, n) => `id-${n}`);
    const full = setSelected(NOTHING, many, true, many);
    expect(countOf(setSelected(full, PAGE, true, PAGE), 9999)).toBe(BULK_ACTION_MAX_IDS);
  });

  it('tells a page that is chosen in part', () => {
    expect(pageState(NOTHING, PAGE)).toBe('none');
    expect(pageState(some('a', 'x'), PAGE)).toBe('some');
    expect(pageState(some(...PAGE), PAGE)).toBe('all');
    expect(pageState({ kind: 'all' }, PAGE)).toBe('all');
    expect(pageState({ kind: 'all' }, [])).toBe('none');
  });
});

it('a range goes both ways, and is one supplier when its other end is on another page', () => {
  expect(rangeOf(PAGE, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(PAGE, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(PAGE, 'x', 'b')).toEqual(['b']);
  expect(rangeOf(PAGE, null, 'b')).toEqual(['b']);
});

it('emptied filters are not sent', () => {
  expect(sentFilter({ q: '', status: 'pending', country: null, tags: undefined })).toEqual({ status: 'pending' });
});
