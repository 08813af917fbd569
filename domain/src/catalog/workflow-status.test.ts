import { expect, it } from 'vitest';
import { statusAllows, statusRefusal, WORKFLOW_STATUSES } from './workflow-status';

const allowed = (action: Parameters<typeof statusAllows>[1]) =>
  WORKFLOW_STATUSES.filter((status) => statusAllows(status, action));

it('launches and deletes drafts, closes active ones, edits no closed one, clones any', () => {
  expect(allowed('launch')).toEqual(['draft']);
  expect(allowed('delete')).toEqual(['draft']);
  expect(allowed('close')).toEqual(['active']);
  expect(allowed('edit')).toEqual(['draft', 'active']);
  expect(allowed('clone')).toEqual(['draft', 'active', 'closed']);
  expect(statusRefusal('closed', 'edit')).toBe('workflow_closed');
  expect(statusRefusal('active', 'launch')).toBe('workflow_not_draft');
  expect(statusRefusal('draft', 'close')).toBe('workflow_not_active');
  expect(statusRefusal('draft', 'launch')).toBeNull();
});
