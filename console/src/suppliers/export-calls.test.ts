import { supplierListQuery } from '@homologa/domain/suppliers/supplier.contract';
import { expect, it } from 'vitest';
import { selectionExportCall, suppliersExportCall } from './export-calls';

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams);
const sort = { field: 'invite.company_name', order: 'DESC' };

it('asks for the list as it is seen: its filters and its order', () => {
  const { path } = suppliersExportCall({ q: 'açaí & co', country: ['peru'] }, sort, 'w1');
  expect(path.split('?')[0]).toBe('/api/workflows/w1/download-excel');
  const query = queryOf(path);
  expect(JSON.parse(query['filter'] ?? '')).toEqual({ q: 'açaí & co', country: ['peru'] });
  expect(JSON.parse(query['sort'] ?? '')).toEqual(['invite.company_name', 'DESC']);
  expect(supplierListQuery.safeParse(query).success).toBe(true);
});

it('is of all active workflows without one, and names selected suppliers in the body', () => {
  expect(suppliersExportCall({}, sort).path.split('?')[0]).toBe('/api/suppliers/download-excel');
  expect(selectionExportCall({ ids: ['s1'] }, sort)).toEqual({
    path: '/api/suppliers/download-excel',
    method: 'POST',
    body: { ids: ['s1'], sort: ['invite.company_name', 'DESC'] },
  });
});
