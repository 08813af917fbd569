import { expect, it } from 'vitest';
import { checkLockedFields, type LockableFields } from './locked-fields';

const active: LockableFields = {
  type: 'onboarding',
  product: 'report',
  reportType: 'bir',
  payment: 'client',
  status: 'active',
};

it('locks five fields after launch, takes equal and absent values', () => {
  expect(checkLockedFields(active, { ...active })).toEqual([]);
  expect(checkLockedFields(active, { type: null })).toEqual([]);
  const asked = {
    type: 'investigating',
    product: 'score',
    reportType: 'ckr',
    payment: 'supplier',
    status: 'closed',
  } as const;
  expect(checkLockedFields(active, asked).map(({ path }) => path)).toEqual([
    'type',
    'product',
    'report_type',
    'payment',
    'status',
  ]);
});

it('leaves a draft everything but its status', () => {
  const draft: LockableFields = { ...active, status: 'draft' };
  expect(checkLockedFields(draft, { type: 'investigating' })).toEqual([]);
  expect(checkLockedFields(draft, { status: 'active' }).map(({ code }) => code)).toEqual(['workflow_field_locked']);
});
