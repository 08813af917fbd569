import { expect, it } from 'vitest';
import { workflowsExportCall } from './workflows-export';

it('has all workflows in the order of their list', () => {
  const { path } = workflowsExportCall({ field: 'info.title', order: 'ASC' });
  expect(path.split('?')[0]).toBe('/api/workflows/download-excel');
  expect(Object.fromEntries(new URL(path, 'http://x').searchParams)).toEqual({ sort: '["info.title","ASC"]' });
});
