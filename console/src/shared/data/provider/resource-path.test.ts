import { expect, it } from 'vitest';
import { resourcePath } from './resource-path';

it('a resource is at its own address, at that of the desk, or below the record that owns it', () => {
  expect(resourcePath('notifications')).toBe('notifications');
  expect(resourcePath('requests', { isRows: true })).toBe('desk/requests');
  expect(resourcePath('suppliers')).toBe('suppliers');
  expect(resourcePath('suppliers', { workflowId: 'w/1' })).toBe('workflows/w%2F1/suppliers');
  expect(resourcePath('users', { companyId: 'c1' })).toBe('companies/c1/users');
  expect(resourcePath('audit-entries')).toBe('desk/audit-entries');
  expect(resourcePath('audit-entries', { companyId: 'c1' })).toBe('companies/c1/audit-entries');
});
