import { birFormFor } from '@homologa/domain/bir-form/bir-form';
import { givenFileKinds, rfcDocumentsOf } from '@homologa/domain/bir-form/form-files';
import { EMPTY_BIR_FORM } from '@homologa/domain/bir-form/merge-form';
import { type PaymentRegion, paymentRegionOf } from '@homologa/domain/catalog/payment-regions';
import type { OwnSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import { describe, expect, it } from 'vitest';
import { prefillOf } from '../bir-form/form-entries';
import { fieldsOf, firstValues } from './billing-fields';

/**
 * Places where a supplier is asked, in their order. Two fields mean the same if their names have the same stem: a field
 * that is added with the name of another one enters these tests by itself.
 */
const stemOf = (name: string): string =>
  name
    .replace(/^(?:fiscal|operations|capital)_/, '')
    .replace(/^street$/, 'address')
    .replace(/^(?:full_name|person_name)$/, 'person');

/** Fields of the invitation and the account, which the supplier confirms or types before anything else. */
const ACCOUNT_FIELDS = {
  invite: ['company_name', 'full_name', 'tax_id', 'address', 'phone', 'duns_number', 'email'],
  account: ['email', 'phone'],
} as const;

interface Pair {
  earlier: string;
  later: string;
}

function pairsOf(earlier: readonly string[], later: readonly string[]): Pair[] {
  return later.flatMap((name) =>
    earlier.filter((before) => stemOf(before) === stemOf(name)).map((before) => ({ earlier: before, later: name })),
  );
}

/** Form fields about the company itself: the lists are about owners, managers, banks and other companies. */
const companyFieldsOf = (country: string) =>
  birFormFor(country, 'bir').sections.flatMap(({ id, isList, fields }) =>
    isList ? [] : fields.map((field) => ({ ...field, section: id })),
  );

const textFor = (name: string): string => (/phone/.test(name) ? '+573001234567' : `given ${name}`);

const supplierOf = (country: string, more: object = {}) =>
  ({
    country,
    company_name: '',
    full_name: '',
    invite: { shareholders: [], ...Object.fromEntries(ACCOUNT_FIELDS.invite.map((name) => [name, ''])) },
    account: { email: '', phone: '' },
    bir_request: null,
    ...more,
  }) as unknown as OwnSupplierView;

function withGiven(country: string, name: string): OwnSupplierView {
  const base = supplierOf(country);
  const invite = { ...base.invite, ...(name in base.invite ? { [name]: textFor(name) } : {}) };
  const account = { ...base.account, ...(name in base.account ? { [name]: textFor(name) } : {}) };
  return { ...base, invite, account };
}

const COUNTRIES = ['colombia', 'mexico', 'peru', 'brazil', 'argentina', 'ecuador', 'uruguay', 'guatemala'];
const NAMES = [...new Set([...ACCOUNT_FIELDS.invite, ...ACCOUNT_FIELDS.account])];

describe.each(COUNTRIES)('a supplier of %s', (country) => {
  const region = paymentRegionOf(country) as PaymentRegion;
  const formFields = companyFieldsOf(country);

  it('finds in the form what the invitation and the account say', () => {
    const fields = formFields.filter(({ section, name }) => section !== 'addresses' || name.startsWith('fiscal_'));
    const pairs = pairsOf(
      NAMES,
      fields.map(({ name }) => name),
    );
    expect(pairs.map(({ later }) => later)).toEqual(
      expect.arrayContaining(['company_name', 'tax_id', 'duns_number', 'phone', 'email', 'fiscal_street']),
    );
    for (const { earlier, later } of pairs) {
      const known = prefillOf({ ...EMPTY_BIR_FORM, country }, withGiven(country, earlier));
      const prefilled = [...known].filter(([path]) => path.split('.').at(-1) === later).map(([, value]) => value);
      expect([earlier, later, prefilled]).toEqual([earlier, later, [textFor(earlier)]]);
    }
    expect(prefillOf(EMPTY_BIR_FORM, supplierOf(country)).get('country')).toBe(country);
  });

  it('finds in the payment what the form says', () => {
    const pairs = pairsOf(
      formFields.filter(({ name }) => !name.startsWith('operations_')).map(({ name }) => name),
      fieldsOf(region),
    );
    expect(pairs.map(({ later }) => later)).toEqual([
      'company_name',
      'tax_id',
      'address',
      'postal_code',
      'city',
      'state',
      'phone',
      'email',
    ]);
    for (const { earlier, later } of pairs) {
      // The e-mail of the payment is that of the person who pays, not of the company: the account's.
      if (later === 'email') continue;
      const given =
        later === 'state' && ['mexico', 'peru', 'brazil', 'argentina'].includes(country) ? '' : textFor(earlier);
      const section = formFields.find(({ name }) => name === earlier)?.section ?? 'identity';
      const values = { [earlier]: given };
      const request = {
        company: section === 'identity' ? values : {},
        country,
        form: section === 'identity' ? {} : { [section]: values },
        billing: { general: {}, payment: {} },
      };
      const first = firstValues(region, supplierOf(country, { bir_request: request }), null);
      const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9+]/g, '');
      // A masked tax id drops the characters that its kind does not have.
      const isKept = later === 'tax_id' || plain(first[later as keyof typeof first]) === plain(given);
      expect([earlier, later, isKept]).toEqual([earlier, later, true]);
    }
  });

  it('finds in the payment what the invitation and the account say, where there is no form', () => {
    for (const { earlier, later } of pairsOf(NAMES, fieldsOf(region))) {
      // The account's e-mail is the one that the supplier has proven, so the invitation's is not used.
      const supplier = later === 'email' ? withGiven(country, 'email') : withGiven(country, earlier);
      const first = firstValues(region, supplier, null);
      expect([earlier, later, first[later as keyof typeof first] !== '' || later === 'tax_id']).toEqual([
        earlier,
        later,
        true,
      ]);
    }
  });
});

it('takes the tax id of the form over into the payment', () => {
  const tax = { mexico: 'EKU9003173C9', brazil: '11222333000181', argentina: '30500010912', colombia: '9001234567' };
  for (const [country, id] of Object.entries(tax)) {
    const request = { company: { tax_id: id }, country, form: {}, billing: { general: {}, payment: {} } };
    const region = paymentRegionOf(country) as PaymentRegion;
    const { tax_id: first } = firstValues(region, supplierOf(country, { bir_request: request }), null);
    expect([country, first.replace(/[^A-Z0-9]/g, '')]).toEqual([country, id]);
  }
});

/** Means by which a field within the form is not typed twice; `other` is a fact about somebody or something else. */
const WITHIN: Readonly<Record<string, 'preset' | 'tick' | 'question' | 'other'>> = {
  'addresses.operations_street': 'question',
  'addresses.operations_city': 'question',
  'addresses.operations_country': 'preset',
  'addresses.operations_postal_code': 'question',
  // Nationality decides about screening, and is never guessed.
  'owners.country': 'other',
  'management.name': 'tick',
  'management.document': 'tick',
  'management.email': 'other',
  'management.phone': 'other',
  'banks.country': 'preset',
  'banks.phone': 'other',
  'references.contact_name': 'other',
  'references.phone': 'other',
  'references.email': 'other',
  'financials.currency': 'preset',
};

it('knows for each field of the form that means the same as one before how it is not typed twice', () => {
  const seen = new Set<string>();
  const repeated: string[] = [];
  for (const { id, fields } of birFormFor('colombia', 'bir').sections) {
    for (const { name } of fields) {
      const stem = stemOf(name);
      if (seen.has(stem)) repeated.push(`${id}.${name}`);
      seen.add(stem);
    }
  }
  expect(repeated.sort()).toEqual(Object.keys(WITHIN).sort());
});

it('takes one CSF for form and payment, whichever asked first', () => {
  expect([...givenFileKinds([{ type: 'rfc_document' }])]).toContain('tax_certificate');
  expect(rfcDocumentsOf([{ type: 'tax_certificate' }], 'mexico')).toHaveLength(1);
});
