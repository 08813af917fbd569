import { describe, expect, it } from 'vitest';
import { birFormFor } from './bir-form';
import { shownSections } from './form-answers';

const data = {
  company: { company_name: 'Acero', tax_id: '12ABC34501DE35', rating: 'old' },
  country: 'brazil',
  form: {
    registration: { legal_form: 'Ltda.', share_capital: 1500.5, capital_currency: 'BRL', tax_regime_brazil: 'mei' },
    addresses: { fiscal_state: 'SP', operations_same: true, operations_street: 'hidden' },
    owners: [{ name: 'Ana', kind: 'person', country: 'brazil', share: 60 }, {}],
    financials: { balance_sheet_date: '2025-12-31', fiscal_year_end: 12, audited: false },
    partners: [{ name: 'Ana' }],
  },
};

describe('the answers of a form', () => {
  it('are shown section by section, as people read them', () => {
    const sections = shownSections(birFormFor(data.country, 'bir'), data, 'en', 'en');
    const facts = (id: string) =>
      sections
        .find((section) => section.id === id)
        ?.groups.map(({ title, facts: group }) => [title, ...group.map(({ label, value }) => `${label}: ${value}`)]);
    expect(sections.map(({ id }) => id)).toEqual(['identity', 'registration', 'addresses', 'owners', 'financials']);
    expect(facts('identity')).toEqual([[null, 'Company name: Acero', 'Country: Brazil', 'CNPJ: 12.ABC.345/01DE-35']]);
    expect(facts('registration')?.[0]).toEqual(
      expect.arrayContaining(['Share capital: 1,500.50 BRL', 'Tax regime: MEI', 'Legal form: Ltda.']),
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

  it('name a year without a mark of thousands', () => {
    const chilean = { company: {}, country: 'chile', form: { registration: { registry_year: 2008 } } };
    const section = shownSections(birFormFor('chile', 'bir'), chilean, 'es', 'es-CL').find(
      ({ id }) => id === 'registration',
    );
    expect(section?.groups[0]?.facts[0]?.value).toBe('2008');
  });
});
