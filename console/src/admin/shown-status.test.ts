import { expect, it } from 'vitest';
import { shownStatus } from './shown-status';

const company = (deactivated: boolean) => ({
  company_id: 'c1',
  company_name: 'Andina',
  role: 'company_user' as const,
  deactivated,
});

it('says once that a person is deactivated who is shut out of every company', () => {
  expect(shownStatus({ status: 'active', companies: [company(true)] })).toBe('deactivated');
  expect(shownStatus({ status: 'active', companies: [company(true), company(false)] })).toBe('active');
  expect(shownStatus({ status: 'active', companies: [] })).toBe('active');
});
