import { birFormFor } from '@homologa/domain/bir-form/bir-form';
import { EMPTY_BIR_FORM } from '@homologa/domain/bir-form/merge-form';
import { missingBirFields } from '@homologa/domain/bir-form/missing-fields';
import { validateBirForm } from '@homologa/domain/bir-form/validate-form';
import type { OwnSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import { ApiError } from '@homologa/web/http/api-error';
import { describe, expect, it } from 'vitest';
import { bodyOf, type FormEntry, findEntryKey, overlay, prefillOf, shownRows } from './form-entries';
import { classifyFormFailure } from './form-queue';
import { nextOpenPage, pageAfter, pageOf, pageState } from './form-sections';

const entries = new Map<string, FormEntry>([
  ['company.company_name', 'Acero'],
  ['country', 'peru'],
  ['form.activity.employees', 12],
  ['form.activity.products', null],
  ['form.owners', [{ name: 'Ana' }]],
]);

describe('what saves itself', () => {
  it('goes to the server as the parts of the request, emptied fields as null', () => {
    expect(bodyOf(entries)).toEqual({
      company: { company_name: 'Acero' },
      country: 'peru',
      form: { activity: { employees: 12, products: null }, owners: [{ name: 'Ana' }] },
    });
    expect(bodyOf(new Map())).toEqual({});
  });

  it('lies over what the server has', () => {
    const stored = { company: { phone: '1' }, country: 'chile', form: { activity: { products: 'x', imports: true } } };
    expect(overlay(stored, entries)).toEqual({
      company: { phone: '1', company_name: 'Acero' },
      country: 'peru',
      form: { activity: { imports: true, employees: 12 }, owners: [{ name: 'Ana' }] },
    });
  });

  it('is given up alone where the server refuses it, waits for a person when the session is over', () => {
    const refused = (path: string) =>
      new ApiError(422, { error: '', code: 'invalid_input', details: [{ code: 'invalid_input', message: '', path }] });
    expect(classifyFormFailure(refused('form.owners.0.share'), entries)).toEqual({
      kind: 'refused',
      keys: ['form.owners'],
    });
    expect(classifyFormFailure(refused('form.activity'), entries).kind).toBe('refused');
    expect(findEntryKey('form.banks', entries)).toBeNull();
    expect(classifyFormFailure(new ApiError(503, { error: '', code: 'service_unavailable' }), entries).kind).toBe(
      'retry',
    );
    expect(classifyFormFailure(new ApiError(0, { error: '', code: 'offline' }), entries).kind).toBe('retry');
    expect(classifyFormFailure(new ApiError(401, { error: '', code: 'unauthenticated' }), entries).kind).toBe(
      'stopped',
    );
  });
});

describe('what is known already', () => {
  const supplier = {
    invite: {
      company_name: 'Acero',
      tax_id: '20131312955',
      duns_number: '',
      phone: '+51 1',
      email: 'i@a.test',
      address: '',
      shareholders: ['Ana', ' '],
    },
    account: { phone: '', email: 'ana@a.test' },
    country: 'peru',
  } as unknown as OwnSupplierView;

  it('is not asked for again', () => {
    const fresh = { ...EMPTY_BIR_FORM, company: { company_name: 'Acero S.A.' } };
    expect([...prefillOf(fresh, supplier)]).toEqual([
      ['company.company_name', 'Acero S.A.'],
      ['country', 'peru'],
      ['company.tax_id', '20131312955'],
      ['company.phone', '+51 1'],
      ['company.email', 'ana@a.test'],
      ['form.owners', [{ name: 'Ana' }]],
    ]);
  });

  it('shows the supplier’s own phone, but for one of the client’s that nobody can dial', () => {
    const phoneOf = (invited: string, own: string) =>
      prefillOf(EMPTY_BIR_FORM, {
        ...supplier,
        invite: { ...supplier.invite, phone: invited },
        account: { ...supplier.account, phone: own },
      }).get('company.phone');
    expect(phoneOf('(01) 610-1000', '+51 999 888 777')).toBe('+5116101000');
    expect(phoneOf('+51 1', '+51 999 888 777')).toBe('+51 999 888 777');
    expect(phoneOf('', '+51 999 888 777')).toBe('+51 999 888 777');
  });

  it('stays away once something was saved: what was emptied stays empty', () => {
    const begun = { ...EMPTY_BIR_FORM, form: { activity: { employees: 1 } } };
    expect(prefillOf(begun, supplier).size).toBe(0);
  });
});

describe('the pages of the form', () => {
  const form = birFormFor('peru', 'bir');
  const data = {
    company: { company_name: 'Acero', tax_id: '1', phone: '+56 2 2345 6789', email: 'a@b.test' },
    country: 'peru',
    form: {},
  };
  const missing = missingBirFields(form, data, new Set());
  const broken = validateBirForm(form, data, '2026-11-21');
  const at = (page: 'identity' | 'banks' | 'files') => pageState(page, { form, data, fileCount: 0, missing, broken });

  it('say how far they are, and where it goes on', () => {
    expect(at('identity')).toEqual({ isStarted: true, missing: 0, wrong: 1 });
    expect(at('banks')).toEqual({ isStarted: false, missing: 1, wrong: 0 });
    expect(at('files')).toEqual({ isStarted: false, missing: 3, wrong: 0 });
    expect(nextOpenPage(missing, broken)).toBe('identity');
    expect(nextOpenPage(missing, [])).toBe('registration');
    expect(nextOpenPage([], [])).toBe('review');
    expect([pageAfter('financials'), pageAfter('files'), pageAfter('review')]).toEqual(['files', 'review', 'review']);
    expect(['country', 'company.tax_id', 'form.owners.0.share', 'files.additional'].map(pageOf)).toEqual([
      'identity',
      'identity',
      'owners',
      'files',
    ]);
  });

  it('begin a list with an empty row where the report needs one', () => {
    expect(shownRows(data, 'banks', 1)).toEqual([{}]);
    expect(shownRows(data, 'banks', 0)).toEqual([]);
    expect(shownRows({ ...data, form: { banks: [{ bank: 'A' }] } }, 'banks', 1)).toEqual([{ bank: 'A' }]);
  });
});
