import { describe, expect, it } from 'vitest';
import { firstOpenPage, isLong, MAX_ON_ONE_PAGE, pagesOf, progressOf, shownPages } from './question-pages';
import type { Question } from './questions';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  type: 'input',
  title: `Question ${id}`,
  required: true,
  options: [],
  file: null,
  attachment: null,
  ...more,
});
const section = (id: string) => question(id, { type: 'section', title: `Section ${id}` });
const some = (count: number, prefix = 'q') => Array.from({ length: count }, (_, at) => question(`${prefix}${at + 1}`));
const shapeOf = (items: readonly Question[]) =>
  pagesOf(items).map(({ title, part, range, items: own }) => ({
    title,
    part: part && `${part.number}/${part.total}`,
    range: range && `${range.first}-${range.last}`,
    size: own.length,
  }));

describe('a questionnaire', () => {
  it('is long from thirteen questions on, whatever is not answered', () => {
    expect(isLong([section('s'), ...some(MAX_ON_ONE_PAGE), question('a', { type: 'attachment' })])).toBe(false);
    expect(isLong(some(MAX_ON_ONE_PAGE + 1))).toBe(true);
  });

  it('without headings is divided into pages of some ten questions', () => {
    expect(shapeOf(some(30)).map(({ range }) => range)).toEqual(['1-10', '11-20', '21-30']);
    expect(shapeOf(some(13)).map(({ range }) => range)).toEqual(['1-13']);
    expect(shapeOf(some(24)).map(({ size }) => size)).toEqual([8, 8, 8]);
  });

  it('with headings has a page for each, and several for a heading with many questions', () => {
    expect(shapeOf([...some(2, 'p'), section('a'), ...some(3, 'a'), section('b'), ...some(18, 'b')])).toEqual([
      { title: null, part: null, range: '1-2', size: 2 },
      { title: 'Section a', part: null, range: '3-5', size: 3 },
      { title: 'Section b', part: '1/2', range: '6-14', size: 9 },
      { title: 'Section b', part: '2/2', range: '15-23', size: 9 },
    ]);
  });

  it('shows a heading without questions on the next page, or the last page', () => {
    const pages = pagesOf([section('a'), section('b'), question('q'), section('c')]);
    expect(pages.map(({ sections }) => sections.map(({ heading }) => heading?.id))).toEqual([['a', 'b', 'c']]);
    expect(pagesOf([section('a')])).toEqual([]);
  });

  it('leaves no question out and repeats none', () => {
    const items = [...some(40, 'p'), section('a'), ...some(16, 'a'), section('b'), section('c'), ...some(1, 'c')];
    const shown = pagesOf(items).flatMap(({ items: own }) => own.map(({ id }) => id));
    expect(shown).toEqual(items.filter(({ type }) => type !== 'section').map(({ id }) => id));
  });
});

describe('a page', () => {
  const items = [section('a'), question('a1'), question('a2', { required: false }), section('b'), question('b1')];
  const pages = pagesOf(items);

  it('counts its answers, and names required questions without one', () => {
    const [first] = pages;
    if (!first) throw new Error('no page');
    const { done, total, missing } = progressOf(first, new Map([['a2', 'x']]));
    expect([done, total, missing.map(({ id }) => id)]).toEqual([1, 2, ['a1']]);
  });

  it('is opened first if something is missing on it', () => {
    expect(firstOpenPage(pages, new Map())).toBe(0);
    expect(firstOpenPage(pages, new Map([['a1', 'x']]))).toBe(1);
    expect(
      firstOpenPage(
        pages,
        new Map([
          ['a1', 'x'],
          ['b1', 'x'],
        ]),
      ),
    ).toBeNull();
  });
});

describe('hidden questions', () => {
  const all = [section('a'), ...some(3, 'a'), section('b'), ...some(24, 'b')];
  const pages = pagesOf(all);
  const shownOf = (isHidden: (id: string) => boolean) =>
    shownPages(
      pages,
      all.filter(({ id }) => !isHidden(id)),
    ).map(({ key, part, range, items }) => [key, part && `${part.number}/${part.total}`, range?.first, items.length]);

  it('change neither the pages of the others nor their keys', () => {
    expect(shownOf(() => false)).toEqual(
      pages.map(({ key, part, range, items }) => [
        key,
        part && `${part.number}/${part.total}`,
        range?.first,
        items.length,
      ]),
    );
    expect(shownOf((id) => id === 'a1')).toEqual([
      ['a1', null, 1, 2],
      ['b1', '1/3', 3, 8],
      ['b9', '2/3', 11, 8],
      ['b17', '3/3', 19, 8],
    ]);
  });

  it('take their page with them, and the number of parts', () => {
    const isLater = (id: string) => id.startsWith('b') && Number(id.slice(1)) > 8;
    expect(shownOf(isLater)).toEqual([
      ['a1', null, 1, 3],
      ['b1', null, 4, 8],
    ]);
    expect(shownOf(() => true)).toEqual([]);
  });
});
