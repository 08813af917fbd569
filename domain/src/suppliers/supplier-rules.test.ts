import { describe, expect, it } from 'vitest';
import type { WorkflowTraits } from '../catalog/workflow-traits';
import { type Invite, normalizeInvite } from './invite';
import {
  checkSingleSupplier,
  inviteFieldsOf,
  isCompleteSupplier,
  prepareInvite,
  requiredInviteFields,
  supplierWarnings,
} from './supplier-rules';

const EMPTY_INVITE = normalizeInvite({});
const onboarding: WorkflowTraits = { type: 'onboarding', product: 'report', reportType: 'bir' };
const investigating: WorkflowTraits = { ...onboarding, type: 'investigating' };
const ckr: WorkflowTraits = { ...investigating, reportType: 'ckr' };
const ccr: WorkflowTraits = { ...investigating, reportType: 'ccr' };
const cfr: WorkflowTraits = { ...investigating, reportType: 'cfr' };

const acme = (more: Partial<Invite> = {}): Invite =>
  prepareInvite(
    { companyName: 'ACME', fullName: 'Ana', emails: ['ana@acme.com'], country: 'mexico', ...more },
    onboarding,
  );
const paths = (invite: Invite, workflow: WorkflowTraits) =>
  checkSingleSupplier(invite, workflow).map(({ code, path, index }) => [
    code,
    path,
    ...(index === undefined ? [] : [index]),
  ]);

const warn = (more: Partial<Invite>, payment: 'client' | 'supplier' = 'client') =>
  supplierWarnings(acme(more), { ...onboarding, payment });

describe('single add', () => {
  it('accepts a complete supplier', () => expect(checkSingleSupplier(acme(), onboarding)).toEqual([]));

  it('lists every empty required field in form order with the exact wording', () => {
    const found = checkSingleSupplier(EMPTY_INVITE, onboarding);
    expect(found.map(({ path }) => path)).toEqual(['company_name', 'full_name', 'emails', 'country']);
    expect(found[0]?.message).toBe('Please fill in required fields (*) and make sure all emails are valid.');
  });

  it('names each invalid e-mail', () => {
    expect(paths(acme({ emails: ['ana@acme.com', 'nope', 'no'] }), onboarding)).toEqual([
      ['supplier_fields_required', 'emails', 1],
      ['supplier_fields_required', 'emails', 2],
    ]);
  });

  it('needs a valid CNPJ in Brazil alone', () => {
    expect(paths(acme({ country: 'brazil' }), onboarding)).toEqual([['supplier_fields_required', 'tax_id']]);
    expect(checkSingleSupplier(acme({ country: 'brazil', taxId: '123' }), onboarding)[0]?.message).toBe(
      'Please fix TAX ID. Only valid CNPJ is allowed.',
    );
    expect(paths(acme({ country: 'brazil', taxId: '12.ABC.345/01DE-35' }), onboarding)).toEqual([]);
    expect(paths(acme({ taxId: '123' }), onboarding)).toEqual([]);
  });

  it('refuses an unknown country', () => {
    expect(checkSingleSupplier(acme({ country: 'Atlantis' }), onboarding)[0]?.message).toBe(
      'Found unknown country: Atlantis',
    );
  });

  it('asks a CKR investigation for the tax id, CFR for D-U-N-S, CCR for a name or a tax id', () => {
    expect(paths(EMPTY_INVITE, ckr)).toEqual([['supplier_fields_required', 'tax_id']]);
    expect(paths({ ...EMPTY_INVITE, taxId: '11222333000181' }, ckr)).toEqual([]);
    expect(paths({ ...EMPTY_INVITE, taxId: '11222333000180' }, ckr)).toEqual([['suppliers_tax_id_invalid', 'tax_id']]);
    expect(paths(EMPTY_INVITE, cfr)).toEqual([['supplier_fields_required', 'duns_number']]);
    expect(paths({ ...EMPTY_INVITE, dunsNumber: '1' }, cfr)).toEqual([]);
    expect(paths(EMPTY_INVITE, ccr)).toEqual([['supplier_name_required', 'company_name']]);
    expect(paths({ ...EMPTY_INVITE, companyName: 'ACME' }, ccr)).toEqual([]);
    expect(requiredInviteFields(ccr, 'brazil')).toEqual([]);
  });

  it('locks the country of CKR and CCR investigations', () => {
    expect(prepareInvite({ country: 'mexico' }, ckr).country).toBe('brazil');
    expect(prepareInvite({}, ccr).country).toBe('brazil');
    expect(prepareInvite({ country: 'mexico' }, cfr).country).toBe('mexico');
    expect(prepareInvite({}, { ...onboarding, reportType: 'ckr' }).country).toBe('');
  });
});

describe('record validity', () => {
  it('follows the report type', () => {
    expect(isCompleteSupplier(acme(), onboarding)).toBe(true);
    expect(isCompleteSupplier(acme({ fullName: '' }), onboarding)).toBe(false);
    expect(isCompleteSupplier(acme({ emails: ['nope'] }), onboarding)).toBe(false);
    expect(isCompleteSupplier(acme({ country: 'Atlantis' }), onboarding)).toBe(false);
    expect(isCompleteSupplier(acme({ country: 'brazil' }), onboarding)).toBe(false);
    expect(isCompleteSupplier(acme({ country: 'brazil' }), { ...onboarding, reportType: 'ccr' })).toBe(true);
    expect(isCompleteSupplier({ ...EMPTY_INVITE, taxId: '11222333000181' }, ckr)).toBe(true);
    expect(isCompleteSupplier({ ...EMPTY_INVITE, dunsNumber: '1' }, cfr)).toBe(true);
    expect(isCompleteSupplier(EMPTY_INVITE, cfr)).toBe(false);
  });

  it('shows D-U-N-S when investigating and shareholders for CFR', () => {
    expect(
      [onboarding, investigating, cfr, { ...cfr, type: 'onboarding' as const }].map((w) => inviteFieldsOf(w).length),
    ).toEqual([8, 9, 10, 10]);
  });
});

describe('warnings', () => {
  it('warns of other countries tax ids and of Chile when the supplier pays', () => {
    expect(warn({ taxId: 'EKU9003173C9' })).toEqual([]);
    expect(warn({ taxId: '123' })).toEqual(['tax_id_invalid']);
    expect(warn({ country: 'peru', taxId: '01234567' })).toEqual([]);
    expect(warn({ country: 'peru', taxId: '20131312954' })).toEqual(['ruc_check_digit']);
    expect(warn({ country: 'argentina', taxId: '20-12345678-5' })).toEqual(['tax_id_invalid']);
    expect(warn({ country: 'chile' })).toEqual([]);
    expect(warn({ country: 'chile' }, 'supplier')).toEqual(['no_payment_method']);
  });
});
