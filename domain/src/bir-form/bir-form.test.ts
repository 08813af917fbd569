import { describe, expect, it } from 'vitest';
import { REPORT_TYPES } from '../catalog/report-types';
import { COUNTRIES } from '../countries/countries';
import { LOCALES, type Locale } from '../language/locales';
import { BIR_SECTIONS, birFormFor } from './bir-form';
import { birFormInput } from './bir-form.contract';
import { birFieldLabel, birFileLabel } from './form-labels';
import { REGISTRY_FIELDS } from './registration-fields';

const sectionOf = (country: string, id: (typeof BIR_SECTIONS)[number]) => {
  const section = birFormFor(country, 'bir').sections.find((known) => known.id === id);
  if (!section) throw new Error(id);
  return section;
};
const registrationOf = (country: string) => sectionOf(country, 'registration').fields;
const namesOf = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

describe('the form of a country', () => {
  it('has every section, each field once, named in three languages, and is taken by the wire', () => {
    for (const { id: country } of COUNTRIES) {
      const form = birFormFor(country, 'bir');
      expect([country, form.sections.map(({ id }) => id)]).toEqual([country, [...BIR_SECTIONS]]);
      for (const { id, fields } of form.sections) {
        const names = namesOf(fields);
        expect([country, id, new Set(names).size]).toEqual([country, id, names.length]);
        const unnamed = fields.filter((asked) => LOCALES.some((locale) => birFieldLabel(asked, form, locale) === ''));
        expect([country, id, unnamed]).toEqual([country, id, []]);
        // A field that controls another field's visibility must precede it in the same section.
        const orphans = fields.filter(
          ({ name, shownIf }) => shownIf && !names.slice(0, names.indexOf(name)).includes(shownIf.field),
        );
        expect([country, id, orphans]).toEqual([country, id, []]);
      }
      const values = Object.fromEntries(namesOf(registrationOf(country)).map((name) => [name, null]));
      expect([country, birFormInput.safeParse({ registration: values }).success]).toEqual([country, true]);
    }
  });

  it('asks for the papers that the country has', () => {
    expect(namesOf(registrationOf('mexico'))).toEqual(
      expect.arrayContaining(['deed_number', 'notary_name', 'notary_number', 'commercial_folio']),
    );
    expect(namesOf(registrationOf('brazil'))).toEqual(
      expect.arrayContaining(['commercial_board', 'nire', 'share_capital']),
    );
    expect(namesOf(registrationOf('argentina'))).toEqual(expect.arrayContaining(['igj_authority', 'igj_number']));
    expect(namesOf(registrationOf('peru'))).toContain('sunarp_entry');
    expect(namesOf(registrationOf('chile'))).toContain('registry_sheet');
    expect(namesOf(registrationOf('panama'))).toEqual(
      expect.arrayContaining(['registry_authority', 'registry_number']),
    );
    expect(namesOf(registrationOf('panama'))).not.toContain('nire');
  });

  it.each(Object.keys(REGISTRY_FIELDS))('%s requires its registration, and offers its own legal forms', (country) => {
    const fields = registrationOf(country);
    expect(fields.filter(({ isRequired }) => isRequired).length).toBeGreaterThan(3);
    const forms = fields.find(({ name }) => name === 'legal_form')?.choices ?? [];
    expect(forms.at(-1)).toBe('other');
    expect(forms).not.toContain('LLC');
  });

  it('names the tax id as the country does', () => {
    const labelIn = (country: string) => {
      const form = birFormFor(country, 'bir');
      const asked = sectionOf(country, 'identity').fields.find(({ kind }) => kind === 'tax_id');
      return asked && birFieldLabel(asked, form, 'en');
    };
    expect(['mexico', 'brazil', 'argentina', 'peru', 'chile', 'france'].map(labelIn)).toEqual([
      'RFC',
      'CNPJ',
      'CUIT',
      'RUC',
      'Tax ID (RUT)',
      'Tax ID',
    ]);
  });

  it('calls things as Spanish speakers of the country do, and in other languages by their general names', () => {
    const streetIn = (country: string, locale: Locale) => {
      const asked = sectionOf(country, 'addresses').fields.find(({ name }) => name === 'fiscal_street');
      return asked && birFieldLabel(asked, birFormFor(country, 'bir'), locale);
    };
    expect(['mexico', 'peru', 'chile', 'uruguay'].map((country) => streetIn(country, 'es'))).toEqual([
      'Domicilio fiscal: calle, número, colonia',
      'Domicilio fiscal: calle, número, urbanización o distrito',
      'Domicilio fiscal: calle, número, comuna',
      'Domicilio fiscal: calle, número, barrio o distrito',
    ]);
    expect(streetIn('mexico', 'en')).toBe('Fiscal address: street, number, district');
    const paperIn = (country: string, locale: Locale) => birFileLabel('tax_certificate', country, locale);
    expect(['mexico', 'peru', 'spain', 'constructor'].map((country) => paperIn(country, 'es'))).toEqual([
      'Constancia de Situación Fiscal (CSF)',
      'Ficha RUC',
      'Constancia de inscripción fiscal',
      'Constancia de inscripción fiscal',
    ]);
    expect(paperIn('peru', 'pt-BR')).toBe('Comprovante de inscrição fiscal');
  });

  it('requires state and postal code as the payment does', () => {
    const requiredIn = (country: string) =>
      sectionOf(country, 'addresses')
        .fields.filter(({ name, isRequired }) => isRequired && /state|postal/.test(name))
        .map(({ name }) => name);
    for (const country of ['mexico', 'brazil', 'peru', 'argentina', 'colombia']) {
      expect([country, requiredIn(country)]).toEqual([country, ['fiscal_state', 'fiscal_postal_code']]);
    }
    expect([requiredIn('chile'), requiredIn('bolivia'), requiredIn('')]).toEqual([
      ['fiscal_state'],
      ['fiscal_state'],
      [],
    ]);
  });
});

describe('the form of a report type', () => {
  it('asks for figures, banks and references where the report is about them', () => {
    const demandsOf = (type: (typeof REPORT_TYPES)[number]) => {
      const { sections, files } = birFormFor('peru', type);
      const rows = (id: string) => sections.find((section) => section.id === id)?.minRows;
      const figures = sections.find(({ id }) => id === 'financials')?.fields.some(({ isRequired }) => isRequired);
      return [rows('banks'), rows('references'), figures, files.filter(({ isRequired }) => isRequired).length];
    };
    expect(demandsOf('bir')).toEqual([1, 2, true, 3]);
    expect(demandsOf('rac')).toEqual([1, 2, true, 3]);
    expect(demandsOf('hom_8_aspects')).toEqual([1, 3, true, 3]);
    expect(demandsOf('ckr_plus')).toEqual([0, 1, false, 1]);
    for (const type of REPORT_TYPES) expect(birFormFor('peru', type).sections).toHaveLength(BIR_SECTIONS.length);
  });
});
