import type { BirRequestResponse } from '@homologa/domain/reports/bir-request.contract';
import { describe, expect, it } from 'vitest';
import { otherEntries, readSupplierForm, shownSections } from './supplier-form';

const request = {
  company: { company_name: 'Acero', tax_id: '12ABC34501DE35', rating: 'old' },
  country: 'brazil',
  form: {
    registration: { legal_form: 'Ltda.', share_capital: 1500.5, capital_currency: 'BRL', tax_regime_brazil: 'mei' },
    addresses: { fiscal_state: 'SP', operations_same: true, operations_street: 'hidden' },
    owners: [{ name: 'Ana', kind: 'person', country: 'brazil', share: 60 }, {}],
    financials: { balance_sheet_date: '2025-12-31', fiscal_year_end: 12, audited: false },
    partners: [{ name: 'Ana' }],
  },
  files: [{ type: 'tax_certificate' }],
} as unknown as BirRequestResponse;

describe('the supplier’s form at the desk', () => {
  it('shows what was filled in, section by section, as people read it', () => {
    const { form, data } = readSupplierForm(request, 'bir', 'en');
    const sections = shownSections(form, data, 'en');
    const facts = (id: string) =>
      sections
        .find((section) => section.id === id)
        ?.groups.map(({ title, facts: group }) => [title, ...group.map(({ label, value }) => `${label}: ${value}`)]);
    expect(sections.map(({ id }) => id)).toEqual(['identity', 'registration', 'addresses', 'owners', 'financials']);
    expect(facts('identity')).toEqual([[null, 'Company name: Acero', 'Country: Brazil', 'CNPJ: 12.ABC.345/01DE-35']]);
    expect(facts('registration')?.[0]).toEqual(
      expect.arrayContaining(['Share capital: 1,500.5 BRL', 'Tax regime: MEI', 'Legal form: Ltda.']),
    );
    expect(facts('addresses')?.[0]?.join()).toContain('São Paulo');
    expect(facts('addresses')?.[0]?.join()).not.toContain('hidden');
    expect(facts('owners')).toEqual([
      [
        'Owner 1',
        'Name of the person or company: Ana',
        'Kind of owner: Person',
        'Country: Brazil',
        'Share in per cent: 60 %',
      ],
    ]);
    expect(facts('financials')?.[0]).toEqual([
      null,
      'Balance sheet date: December 31, 2025',
      'Month in which the fiscal year ends: December',
      'Are the figures audited?: No',
    ]);
  });

  it('keeps what an older page has stored, and lists what is missing in the reader’s language', () => {
    const { form, missing } = readSupplierForm(request, 'bir', 'es');
    expect(otherEntries(form, request).map(([name]) => name)).toEqual(['rating', 'partners']);
    expect(missing).toEqual(
      expect.arrayContaining([
        'NIRE',
        'Propietario 1: Documento de identidad o identificación fiscal',
        'Referencias comerciales: 2 más',
        'Acta constitutiva',
      ]),
    );
    expect(missing).not.toContain('Constancia fiscal');
  });
});
