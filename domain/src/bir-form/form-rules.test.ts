import { describe, expect, it } from 'vitest';
import { birFormFor } from './bir-form';
import { birCompanyInput, birFormInput } from './bir-form.contract';
import { figuresOfBirForm } from './form-figures';
import type { BirFormData } from './form-values';
import { EMPTY_BIR_FORM, mergeBirForm } from './merge-form';
import { missingBirFields } from './missing-fields';
import { validateBirForm } from './validate-form';

const TODAY = '2026-11-21';
const dataOf = (more: Partial<BirFormData>): BirFormData => ({ ...EMPTY_BIR_FORM, country: 'mexico', ...more });
const judge = (more: Partial<BirFormData>) =>
  validateBirForm(birFormFor(more.country ?? 'mexico', 'bir'), dataOf(more), TODAY).map(({ code, path }) => [
    path,
    code,
  ]);
const missing = (data: BirFormData, files: string[] = []) =>
  missingBirFields(birFormFor(data.country, 'bir'), data, new Set(files)).map(({ path }) => path);

const owner = (share: number, name = 'Ana') => ({ name, kind: 'person', document: 'X1', country: 'mexico', share });

describe('what cannot be as it is typed', () => {
  it('finds nothing in an empty form', () => {
    expect(judge({})).toEqual([]);
  });

  it('is judged by the kind of each field, with its path', () => {
    expect(
      judge({
        company: { tax_id: 'ABC', email: 'no', company_name: 'Acero', website: 'javascript:alert(1)' },
        form: {
          registration: { legal_form: 'GmbH', incorporation_date: '2026-11-22', share_capital: -1 },
          addresses: { fiscal_state: 'Texas', operations_same: 'yes' },
          owners: [owner(20), { ...owner(101), country: 'neverland' }],
          activity: { employees: 1.5 },
          financials: { currency: 'XXX', balance_sheet_date: '2025-02-30', fiscal_year_end: 13, revenue: -5, ebit: -5 },
        },
      }),
    ).toEqual([
      ['company.tax_id', 'rfc_invalid'],
      ['company.email', 'email_invalid'],
      ['company.website', 'website_invalid'],
      ['form.registration.legal_form', 'invalid_input'],
      ['form.registration.incorporation_date', 'date_in_future'],
      ['form.registration.share_capital', 'invalid_input'],
      ['form.addresses.fiscal_state', 'invalid_input'],
      ['form.addresses.operations_same', 'invalid_input'],
      ['form.owners.1.country', 'invalid_input'],
      ['form.owners.1.share', 'invalid_input'],
      ['form.activity.employees', 'invalid_input'],
      ['form.financials.currency', 'invalid_input'],
      ['form.financials.balance_sheet_date', 'invalid_input'],
      ['form.financials.fiscal_year_end', 'invalid_input'],
      ['form.financials.revenue', 'invalid_input'],
      ['form.owners', 'owner_shares_exceeded'],
    ]);
  });

  it.each([
    ['brazil', '12.ABC.345/01DE-35', '12.ABC.345/01DE-36', 'cnpj_invalid'],
    ['peru', '20131312955', '2013131295', 'ruc_invalid'],
    ['argentina', '30-71234567-1', '30-71234567-2', 'cuit_invalid'],
    ['mexico', 'EKU9003173C9', 'EKU90031', 'rfc_invalid'],
  ])('takes the tax ids of %s and no other', (country, good, bad, code) => {
    expect(judge({ country, company: { tax_id: good } })).toEqual([]);
    expect(judge({ country, company: { tax_id: bad } })).toEqual([['company.tax_id', code]]);
  });

  it('takes any tax id where no kind of it is known', () => {
    expect(judge({ country: 'chile', company: { tax_id: '76.123.456-0' } })).toEqual([]);
  });

  it('adds shares up to the whole, whatever the fractions', () => {
    const thirds = [33.34, 33.33, 33.33].map((share) => owner(share));
    expect(judge({ form: { owners: thirds } })).toEqual([]);
    expect(judge({ form: { owners: [owner(60), owner(40.01)] } })).toEqual([['form.owners', 'owner_shares_exceeded']]);
  });

  it('leaves alone what is not asked for', () => {
    expect(judge({ form: { addresses: { operations_same: true, operations_country: 'neverland' } } })).toEqual([]);
    expect(judge({ form: { partners: [{ name: 1 }], anything: true } })).toEqual([]);
  });
});

describe('what is missing', () => {
  it('is everything required, in the form’s order, with lists and files', () => {
    const paths = missing(dataOf({}));
    expect(paths.slice(0, 4)).toEqual(['company.company_name', 'company.tax_id', 'company.phone', 'company.email']);
    expect(paths).toEqual(expect.arrayContaining(['form.owners', 'form.references', 'form.financials.revenue']));
    expect(paths.slice(-3)).toEqual([
      'files.articles_of_incorporation',
      'files.tax_certificate',
      'files.financial_statements',
    ]);
    expect(paths).not.toContain('form.registration.legal_form_other');
  });

  it('follows what is answered', () => {
    const data = dataOf({
      form: {
        registration: { legal_form: 'other' },
        addresses: { operations_same: false },
        owners: [{ ...owner(0), document: ' ' }],
        references: [{ company: 'A', phone: '1' }],
      },
    });
    const paths = missing(data, ['tax_certificate']);
    expect(paths).toEqual(
      expect.arrayContaining([
        'form.registration.legal_form_other',
        'form.addresses.operations_street',
        'form.owners.0.document',
        'form.references',
      ]),
    );
    expect(paths).not.toContain('form.owners');
    expect(paths).not.toContain('form.owners.0.share');
    expect(paths).not.toContain('files.tax_certificate');
    expect(missing(dataOf({ form: { addresses: { operations_same: true } } }))).not.toContain(
      'form.addresses.operations_street',
    );
  });
});

it('a phone that cannot be one is refused wherever it is asked for', () => {
  const data = dataOf({
    company: { company_name: 'Acero', phone: 'abc' },
    form: {
      references: [
        { company: 'A', phone: '+52 55' },
        { company: 'B', phone: '55 1234 5678' },
      ],
    },
  });
  expect(
    validateBirForm(birFormFor('mexico', 'bir'), data, '2026-01-02').map(({ code, path }) => [code, path]),
  ).toEqual([
    ['phone_invalid', 'company.phone'],
    ['phone_invalid', 'form.references.0.phone'],
  ]);
});

describe('a change', () => {
  const before = dataOf({
    company: { company_name: 'Acero', phone: '1' },
    form: { activity: { employees: 3, products: 'Steel' }, owners: [owner(50), owner(50, 'Eva')], old: 'page' },
  });

  it('merges fields, replaces lists, clears what is null, and keeps what is not mentioned', () => {
    const after = mergeBirForm(before, {
      company: { phone: null, website: 'a.test' },
      form: { activity: { employees: 4, products: '' }, owners: [owner(100)], banks: [] },
    });
    expect(after).toEqual({
      company: { company_name: 'Acero', website: 'a.test' },
      country: 'mexico',
      form: { activity: { employees: 4 }, owners: [owner(100)], banks: [], old: 'page' },
    });
    expect(mergeBirForm(before, { form: { activity: null } }).form).not.toHaveProperty('activity');
    expect(before.form).toHaveProperty('activity.employees', 3);
  });
});

describe('the wire', () => {
  it('takes a section with its own fields alone, each of its kind', () => {
    const takes = (form: object) => birFormInput.safeParse(form).success;
    expect(takes({ activity: { employees: 3, imports: false, products: null } })).toBe(true);
    expect(takes({ registration: { nire: '35300000000', deed_number: '1' } })).toBe(true);
    expect(takes({ activity: { employees: '3' } })).toBe(false);
    expect(takes({ activity: { colour: 'red' } })).toBe(false);
    expect(takes({ financials: { balance_sheet_date: '31/12/2025' } })).toBe(false);
    expect(takes({ financials: { balance_sheet_date: '' } })).toBe(true);
    expect(takes({ owners: [{ name: 'Ana', extra: 1 }] })).toBe(false);
    expect(takes({ owners: Array.from({ length: 51 }, () => ({ name: 'Ana' })) })).toBe(false);
    expect(takes({ activity: { products: 'x'.repeat(2001) } })).toBe(false);
    expect(birCompanyInput.safeParse({ company_name: 5 }).success).toBe(false);
  });

  it('takes names of no section as an older page wrote them', () => {
    const old = { partners: [{ name: 'Ana', share: 60 }], exports: true };
    expect(birFormInput.parse(old)).toEqual(old);
    expect(birFormInput.safeParse({ deep: [[1]] }).success).toBe(false);
  });
});

describe('the report’s figures', () => {
  it('are taken from the form by their wire names, and nothing is made up', () => {
    expect(figuresOfBirForm(EMPTY_BIR_FORM)).toEqual({});
    expect(
      figuresOfBirForm(
        dataOf({
          company: { company_name: 'Acero', tax_id: 'EKU9003173C9', phone: '+525512345678', email: 'a@b.test' },
          form: {
            addresses: { fiscal_street: 'Calle 1', fiscal_city: 'Toluca', fiscal_state: 'MEX' },
            owners: [owner(60), { name: 'Eva' }, { share: 3 }],
            activity: { employees: 0 },
            financials: { balance_sheet_date: '2025-12-31', revenue: 1000.5, ebit: -3, inventory: 0 },
          },
        }),
      ),
    ).toEqual({
      company_name: 'Acero',
      tax_id: 'EKU9003173C9',
      phones: ['+525512345678'],
      emails: ['a@b.test'],
      address: 'Calle 1, Toluca, MEX',
      shareholders: ['Ana (60 %)', 'Eva'],
      number_of_employees: 0,
      balance_sheet_date: '2025-12-31',
      revenue: 1000.5,
      ebit: -3,
      inventory: 0,
    });
  });
});
