import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { WorkflowTraits } from '../../catalog/workflow-traits';
import { normalizeInvite } from '../invite';
import { hasBlockingTaxId, isCompleteSupplier } from '../supplier-rules';
import { addedProblems, findDuplicates, recordProblems } from './record-problems';

const bir: WorkflowTraits = { type: 'onboarding', product: 'report', reportType: 'bir' };

const invites = fc
  .record({
    companyName: fc.constantFrom('', 'ACME'),
    fullName: fc.constantFrom('', 'Ana'),
    emails: fc.array(fc.constantFrom('a@b.test', 'no mail'), { maxLength: 2 }),
    country: fc.constantFrom('', 'brazil', 'mexico', 'Atlantis'),
    taxId: fc.constantFrom('', '123', '11.222.333/0001-81'),
    dunsNumber: fc.constantFrom('', '123456789'),
  })
  .map(normalizeInvite);

describe('recordProblems', () => {
  test.prop([invites, fc.constantFrom('bir' as const, 'ccr' as const, 'cfr' as const, 'ckr' as const)])(
    'finds something exactly where a launch would be stopped',
    (invite, reportType) => {
      const workflow = { ...bir, reportType };
      const isStopped = !isCompleteSupplier(invite, workflow) || hasBlockingTaxId(invite);
      expect(Object.keys(recordProblems(invite, workflow)).length > 0).toBe(isStopped);
    },
  );

  it('says which field and why', () => {
    const invite = normalizeInvite({ companyName: 'ACME', emails: ['x'], country: 'Brasil', taxId: '1' });
    expect(recordProblems(invite, bir)).toEqual({
      full_name: 'required',
      emails: 'email_invalid',
      tax_id: 'tax_id_invalid',
    });
    expect(recordProblems(normalizeInvite({ country: 'Atlantis' }), bir).country).toBe('country_unknown');
  });
});

it('asks of who is about to be added what the forms ask', () => {
  const ccr: WorkflowTraits = { type: 'investigating', product: 'report', reportType: 'ccr' };
  expect(addedProblems(normalizeInvite({}), ccr)).toEqual({ company_name: 'required' });
  expect(addedProblems(normalizeInvite({ taxId: '11222333000181' }), ccr)).toEqual({});
  expect(addedProblems(normalizeInvite({ companyName: 'A', emails: ['x'] }), bir)).toEqual({
    full_name: 'required',
    emails: 'email_invalid',
    country: 'required',
  });
});

it('points out the same company by tax id, D-U-N-S number, name or e-mail', () => {
  const rows = [
    { companyName: 'Aceros del Sur', taxId: '30-1234' },
    { companyName: 'ACEROS DEL SÚR' },
    { companyName: 'Other', taxId: '301234' },
    { companyName: '' },
    { companyName: '' },
    { companyName: 'Third', dunsNumber: '12-345-6789' },
    { companyName: 'Fourth', dunsNumber: '123456789' },
    { companyName: 'Fifth', emails: ['ana@fifth.test', 'ana@fifth.test'] },
    { companyName: 'Sixth', emails: ['eva@sixth.test', 'Ana@Fifth.test'] },
  ].map(normalizeInvite);
  expect([...findDuplicates(rows)]).toEqual([
    [1, { field: 'company_name', of: 0 }],
    [2, { field: 'tax_id', of: 0 }],
    [6, { field: 'duns_number', of: 5 }],
    [8, { field: 'emails', of: 7 }],
  ]);
});
