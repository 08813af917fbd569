import { expect, it } from 'vitest';
import { changedFields } from './changed-fields';

it('names only the values that differ from the stored ones', () => {
  const stored = { name: 'Ana', title: null, savedViews: [{ id: 'v1' }], language: 'es' };
  expect(changedFields(stored, { savedViews: [{ id: 'v1' }, { id: 'v2' }], language: undefined })).toEqual([
    'savedViews',
  ]);
  expect(changedFields(stored, { name: 'Ana', title: '', language: null })).toEqual(['language']);
  expect(changedFields(stored, { homeView: null, supplierTableColumns: undefined })).toEqual([]);
});
