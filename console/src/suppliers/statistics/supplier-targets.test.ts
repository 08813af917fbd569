import { expect, it } from 'vitest';
import { type ScopeWorkflow, supplierTargets } from './supplier-targets';

const workflow = (id: string, status: ScopeWorkflow['status'] = 'active'): ScopeWorkflow => ({
  id,
  title: `Title ${id}`,
  status,
});
const linksOf = (scope: 'all' | ScopeWorkflow[]) =>
  supplierTargets({ country: ['brazil'] }, scope, (count) => `${count} active`).map(({ label, to }) => [
    label,
    decodeURIComponent(to),
  ]);

it('leads from the figures of all active workflows to all suppliers', () => {
  expect(linksOf('all')).toEqual([['0 active', '/suppliers?filter={"country":["brazil"]}']]);
});

it('leads from one workflow to its own suppliers tab, closed or not', () => {
  const tab = '/workflows/a/suppliers?filter={"country":["brazil"]}';
  expect(linksOf([workflow('a')])).toEqual([['Title a', tab]]);
  expect(linksOf([workflow('a', 'closed')])).toEqual([['Title a', tab]]);
});

it('leads from several active workflows to all suppliers with those workflows', () => {
  expect(linksOf([workflow('a'), workflow('b')])).toEqual([
    ['2 active', '/suppliers?filter={"country":["brazil"],"workflow_id":["a","b"]}'],
  ]);
});

it('asks which, where closed workflows are among several: the list of all suppliers does not know those', () => {
  expect(linksOf([workflow('a'), workflow('c', 'closed'), workflow('b'), workflow('d', 'closed')])).toEqual([
    ['2 active', '/suppliers?filter={"country":["brazil"],"workflow_id":["a","b"]}'],
    ['Title c', '/workflows/c/suppliers?filter={"country":["brazil"]}'],
    ['Title d', '/workflows/d/suppliers?filter={"country":["brazil"]}'],
  ]);
  expect(linksOf([workflow('a'), workflow('c', 'closed')]).map(([label]) => label)).toEqual(['Title a', 'Title c']);
});

it('leads nowhere when nothing is chosen that still exists', () => {
  expect(linksOf([])).toEqual([]);
});
