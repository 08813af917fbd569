import { birFormFor } from '@homologa/domain/bir-form/bir-form';
import { PAYMENT_REGION_RULES, PAYMENT_REGIONS } from '@homologa/domain/catalog/payment-regions';
import type { OwnSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import { describe, expect, it } from 'vitest';
import {
  ACCEPTED,
  BILLING_FIELDS,
  type BillingValues,
  billingBodyOf,
  checkReference,
  fieldsOf,
  firstValues,
  REFERENCE_PARTS,
  referencePartOf,
  savedValues,
  taxIdKindIn,
} from './billing-fields';

const invite = {
  company_name: 'Invitada',
  full_name: '',
  tax_id: '30712345671',
  address: 'Calle 1',
  phone: '+54 11 4321 0001',
};
function requestWith(country: string, given: Record<string, Record<string, string>>) {
  const { sections } = birFormFor(country, 'bir');
  for (const [id, values] of Object.entries(given)) {
    const names: string[] = sections.find((section) => section.id === id)?.fields.map(({ name }) => name) ?? [];
    expect(names).toEqual(expect.arrayContaining(Object.keys(values)));
  }
  const { identity: company = {}, ...form } = given;
  return { company, country, form, billing: { general: {}, payment: {} } };
}
const supplierWith = (more: object = {}): OwnSupplierView =>
  ({
    invite,
    company_name: 'Ñandú S.A.',
    full_name: 'Ana Pérez',
    account: { phone: '+54 11 4321 0000', email: 'ana@nandu.test' },
    bir_request: null,
    ...more,
  }) as unknown as OwnSupplierView;

const FILLED: BillingValues = {
  company_name: 'Ñandú S.A.',
  tax_id_type: '',
  tax_id: '30-71234567-1',
  address: 'Calle 1',
  postal_code: '1000',
  city: 'Rosario',
  state: 'S',
  phone: '+54 11 4321 0000',
  mobile_phone: '',
  person_name: 'Ana Pérez',
  position: 'Tesorera',
  email: 'ana@nandu.test',
  method: 'cash_deposit',
  cfi: '',
  terms_accepted: '',
};
const given = { hasRfcDocument: false, methods: PAYMENT_REGION_RULES.argentina.methods };

describe('the fields of a region', () => {
  it('leave out what it does not ask for', () => {
    const leftOut = Object.fromEntries(
      PAYMENT_REGIONS.map((region) => [region, BILLING_FIELDS.filter((field) => !fieldsOf(region).includes(field))]),
    );
    expect(leftOut).toEqual({
      argentina: ['tax_id_type', 'cfi', 'terms_accepted'],
      brazil: ['tax_id_type', 'cfi'],
      mexico: ['tax_id_type', 'mobile_phone', 'terms_accepted'],
      peru: ['cfi', 'terms_accepted'],
      ccs: ['tax_id_type', 'cfi', 'terms_accepted'],
      international: ['tax_id_type', 'cfi', 'terms_accepted'],
    });
  });
  it('call the tax id by its kind', () => {
    expect(taxIdKindIn('peru', 'dni')).toBe('dni');
    expect(taxIdKindIn('peru', 'rfc')).toBeNull();
    expect(taxIdKindIn('brazil', '')).toBe('cnpj');
    expect(taxIdKindIn('ccs', 'ruc')).toBeNull();
  });
});

describe('what the form starts with', () => {
  it('is what the invitation, the form and the account tell already', () => {
    const request = requestWith('argentina', {
      identity: { company_name: 'Ñandú del Sur S.A.', tax_id: '30712345671', phone: '+54 341 400 0000' },
      addresses: {
        fiscal_street: 'Calle 2',
        fiscal_city: 'Rosario',
        fiscal_state: 'S',
        fiscal_postal_code: '2000',
      },
    });
    expect(firstValues('argentina', supplierWith({ bir_request: request }), null)).toMatchObject({
      company_name: 'Ñandú del Sur S.A.',
      tax_id_type: 'cuit',
      tax_id: '30-71234567-1',
      address: 'Calle 2',
      postal_code: '2000',
      city: 'Rosario',
      state: 'S',
      phone: '+54 341 400 0000',
      person_name: 'Ana Pérez',
      email: 'ana@nandu.test',
      method: '',
    });
    // Tests a request without form data, and a request with data of the older external form.
    const older = {
      company: { city: 'Rosario', address: 'Calle 3', tax_id: 7 },
      country: 'argentina',
      form: {},
      billing: { general: {}, payment: {} },
    };
    expect(firstValues('argentina', supplierWith({ bir_request: older }), null)).toMatchObject({
      company_name: 'Ñandú S.A.',
      tax_id: '30-71234567-1',
      address: 'Calle 3',
      city: 'Rosario',
      phone: '+54 11 4321 0000',
    });
    expect(firstValues('argentina', supplierWith(), null)).toMatchObject({ address: 'Calle 1', city: '' });
    const account = { phone: '+541143210000', email: 'ana@nandu.test' };
    expect(firstValues('argentina', supplierWith({ account }), null).phone).toBe('+54 11 4321 0000');
  });
  it('is what was saved, where anything was: an emptied field stays empty', () => {
    const saved = savedValues({ general: { company_name: '', state: 'Santa Fe' }, payment: { terms_accepted: true } });
    expect(firstValues('argentina', supplierWith(), saved)).toMatchObject({ company_name: '', state: 'S', phone: '' });
    expect(saved?.terms_accepted).toBe(ACCEPTED);
    expect(savedValues({ general: {}, payment: {} })).toBeNull();
  });
  it('has the RUC chosen in Peru', () => {
    expect(firstValues('peru', supplierWith(), null).tax_id_type).toBe('ruc');
  });
});

it('goes over the wire in its two parts', () => {
  expect(
    billingBodyOf([
      ['city', 'Lima'],
      ['terms_accepted', ACCEPTED],
      ['email', 'a@b.test'],
    ]),
  ).toEqual({ general: { city: 'Lima' }, payment: { terms_accepted: true, email: 'a@b.test' } });
  expect(referencePartOf('general.tax_id')).toBe('tax_id');
  expect(referencePartOf('rfc_document')).toBe('rfc_document');
  expect(referencePartOf('payment.proofs')).toBeNull();
  expect(REFERENCE_PARTS.indexOf('rfc_document')).toBe(REFERENCE_PARTS.indexOf('tax_id') + 1);
});

describe('the reference is judged here as the server will', () => {
  const codesOf = (region: keyof typeof PAYMENT_REGION_RULES, values: Partial<BillingValues>, more = {}) =>
    checkReference(
      { region, countryId: region },
      { ...FILLED, ...values },
      { ...given, methods: PAYMENT_REGION_RULES[region].methods, ...more },
    ).map(({ code, path }) => `${code} ${path}`);
  it('a whole one is right', () => expect(codesOf('argentina', {})).toEqual([]));
  it('a mobile phone is never asked for, every other field is', () => {
    expect(codesOf('argentina', { mobile_phone: '', position: ' ', city: '' })).toEqual([
      'all_fields_required general.city',
      'all_fields_required payment.position',
    ]);
  });
  it('each region has its own', () => {
    expect(codesOf('argentina', { tax_id: '30-71234567-2' })).toEqual(['cuit_invalid general.tax_id']);
    expect(codesOf('peru', { tax_id: '123', tax_id_type: 'dni', state: 'LIM' })).toEqual([
      'dni_invalid general.tax_id',
    ]);
    expect(codesOf('brazil', { tax_id: '11.222.333/0001-81', state: 'SP', method: 'boleto' })).toEqual([
      'all_fields_required payment.terms_accepted',
    ]);
    expect(codesOf('mexico', { tax_id: 'EKU9003173C9', state: 'JAL', method: 'cash', cfi: 'G03' })).toEqual([
      'rfc_document_required rfc_document',
    ]);
    expect(codesOf('ccs', { tax_id: 'anything', method: 'paypal' })).toEqual([]);
  });
});
