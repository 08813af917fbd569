import type { SavedView } from '@homologa/domain/suppliers/saved-view.contract';
import { expect, it } from 'vitest';
import { isShown, isViewAt, searchOf, viewOf, viewsFor } from './view-model';

const view = (patch: Partial<SavedView> = {}): SavedView => ({
  id: '0190f000-0000-7000-8000-000000000001',
  name: 'Brazil',
  workflow_id: null,
  filter: { country: ['brazil'], workflow_id: ['w1'] },
  sort: { field: 'invite.company_name', order: 'ASC' },
  columns: ['company_name'],
  ...patch,
});
const sort = { field: 'invite.company_name', order: 'ASC' } as const;

it("offers a workflow its own views and those for everywhere, never another workflow's", () => {
  const views = [view({ id: 'a' }), view({ id: 'b', workflow_id: 'w1' }), view({ id: 'c', workflow_id: 'w2' })];
  expect(viewsFor(views, 'w1').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(viewsFor(views, null).map(({ id }) => id)).toEqual(['a']);
});

it('keeps what is searched and filtered, without what is empty', () => {
  const filter = { q: 'acme', country: ['peru'], tags: [], status: undefined, industry: '' };
  expect(viewOf({ filter, sort, columns: ['status'] })).toEqual({
    filter: { country: ['peru'], q: 'acme' },
    sort,
    columns: ['status'],
  });
});

it('knows which view is shown, whatever the order of its filters', () => {
  const shown = { filter: { workflow_id: ['w1'], country: ['brazil'] }, sort, columns: [] };
  expect(isShown(view(), shown, null)).toBe(true);
  expect(isShown(view(), { ...shown, sort: { ...sort, order: 'DESC' } }, null)).toBe(false);
  expect(isShown(view(), { ...shown, filter: { country: ['brazil'] } }, null)).toBe(false);
});

it('shows a view within one workflow without its choice of workflows', () => {
  expect(isShown(view(), { filter: { country: ['brazil'] }, sort, columns: [] }, 'w9')).toBe(true);
  const query = new URLSearchParams(searchOf(view(), 'w9', 50));
  expect(JSON.parse(query.get('filter') ?? '')).toEqual({ country: ['brazil'] });
  expect(query.get('sort')).toBe('invite.company_name');
  expect(query.get('perPage')).toBe('50');
});

it('is shown at its address on every page, and no more once the list is filtered or sorted otherwise', () => {
  const own = view({ workflow_id: 'w1', filter: { country: ['brazil'] } });
  const search = searchOf(own, 'w1', 25);
  expect(isViewAt(own, `?view=${own.id}`)).toBe(true);
  expect(isViewAt(own, search)).toBe(true);
  expect(isViewAt(own, search.replace('page=1', 'page=3'))).toBe(true);
  expect(isViewAt(own, search.replace('brazil', 'peru'))).toBe(false);
  expect(isViewAt(own, `${search.replace('brazil', 'peru')}&view=${own.id}`)).toBe(false);
  expect(isViewAt(own, search.replace('order=ASC', 'order=DESC'))).toBe(false);
  expect(isViewAt(own, '?filter=broken')).toBe(false);
  expect(isViewAt(own, '')).toBe(false);
});
