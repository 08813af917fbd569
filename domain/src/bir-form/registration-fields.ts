import { type CountryId, isCountryId } from '../countries/countries';
import { lookUp } from '../language/record-of';
import { BIR_CHOICES, OTHER_LEGAL_FORM } from './choices';
import { type BirField, field, must } from './field';

/** Legal forms by country. They are not translated, because they are names in the country's law. */
const LEGAL_FORMS: Partial<Record<CountryId, readonly string[]>> = {
  argentina: ['S.A.', 'S.R.L.', 'S.A.S.', 'S.A.U.', 'Sociedad colectiva', 'Cooperativa', 'Monotributista'],
  bolivia: ['S.A.', 'S.R.L.', 'Empresa unipersonal', 'Sociedad colectiva'],
  brazil: ['Ltda.', 'S.A.', 'SLU', 'Empresário individual', 'MEI', 'Sociedade simples', 'Cooperativa'],
  chile: ['S.A.', 'SpA', 'Ltda.', 'E.I.R.L.', 'Empresario individual'],
  colombia: ['S.A.S.', 'S.A.', 'Ltda.', 'S. en C.', 'Empresa unipersonal', 'Persona natural comerciante'],
  ecuador: ['S.A.', 'Cía. Ltda.', 'S.A.S.', 'Persona natural'],
  mexico: [
    'S.A. de C.V.',
    'S. de R.L. de C.V.',
    'S.A.P.I. de C.V.',
    'S.A.S.',
    'S.C.',
    'A.C.',
    'Persona física con actividad empresarial',
  ],
  paraguay: ['S.A.', 'S.R.L.', 'E.A.S.', 'Empresa unipersonal'],
  peru: ['S.A.C.', 'S.A.', 'S.A.A.', 'S.R.L.', 'E.I.R.L.', 'S.A.C.S.', 'Persona natural con negocio'],
  uruguay: ['S.A.', 'S.R.L.', 'S.A.S.', 'Empresa unipersonal'],
  venezuela: ['C.A.', 'S.A.', 'S.R.L.', 'Firma personal'],
};

const OTHER_LEGAL_FORMS = ['Ltd.', 'LLC', 'Inc.', 'S.A.', 'S.R.L.'];

const LEGAL_FIELDS = [
  must('legal_form', 'choice'),
  must('legal_form_other', 'text', { shownIf: { field: 'legal_form', is: OTHER_LEGAL_FORM } }),
  must('incorporation_date', 'day'),
  field('former_names', 'text'),
] as const;

const CAPITAL_FIELDS = [
  field('share_capital', 'amount', { unit: 'currency', min: 0 }),
  field('capital_currency', 'currency'),
] as const;

const SHORT = { maxLength: 60 } as const;

export const REGISTRY_FIELDS = {
  mexico: [
    must('deed_number', 'text', SHORT),
    must('notary_name', 'text'),
    must('notary_number', 'text', SHORT),
    field('notary_place', 'text'),
    must('commercial_folio', 'text', SHORT),
    field('tax_regime_mexico', 'text'),
  ],
  brazil: [
    must('commercial_board', 'text'),
    must('nire', 'text', SHORT),
    field('state_registration', 'text', SHORT),
    field('municipal_registration', 'text', SHORT),
    field('tax_regime_brazil', 'choice', {
      choices: BIR_CHOICES.taxRegimeOfBrazil,
    }),
  ],
  argentina: [
    must('igj_authority', 'text'),
    must('igj_number', 'text', SHORT),
    field('igj_book', 'text'),
    field('gross_income_number', 'text', SHORT),
  ],
  peru: [must('sunarp_office', 'text'), must('sunarp_entry', 'text', SHORT), field('sunarp_seat', 'text', SHORT)],
  chile: [
    must('commerce_registry', 'text'),
    must('registry_sheet', 'text', SHORT),
    must('registry_number', 'text', SHORT),
    field('registry_year', 'whole', { unit: 'year', min: 1800, max: 2100 }),
  ],
  colombia: [must('chamber_of_commerce', 'text'), must('commercial_registration', 'text', SHORT)],
  ecuador: [must('company_file_number', 'text', SHORT), field('commerce_registry', 'text')],
  bolivia: [must('commercial_registration', 'text', SHORT)],
  venezuela: [
    must('commerce_registry', 'text'),
    field('registry_volume', 'text', SHORT),
    must('registry_number', 'text', SHORT),
  ],
} as const;

const OTHER_REGISTRY_FIELDS = [must('registry_authority', 'text'), must('registry_number', 'text', SHORT)] as const;

export const TAX_ID_NAMES: Partial<Record<CountryId, string>> = {
  bolivia: 'NIT',
  chile: 'RUT',
  colombia: 'NIT',
  costa_rica: 'Cédula jurídica',
  dominican_republic: 'RNC',
  ecuador: 'RUC',
  el_salvador: 'NIT',
  guatemala: 'NIT',
  honduras: 'RTN',
  nicaragua: 'RUC',
  panama: 'RUC',
  paraguay: 'RUC',
  uruguay: 'RUT',
  venezuela: 'RIF',
};

type Named<Table extends readonly BirField[]> = Table[number]['label'];
export type RegistrationLabel =
  | Named<typeof LEGAL_FIELDS>
  | Named<typeof CAPITAL_FIELDS>
  | Named<(typeof REGISTRY_FIELDS)[keyof typeof REGISTRY_FIELDS]>
  | Named<typeof OTHER_REGISTRY_FIELDS>;

export function registrationFieldsOf(countryId: string): BirField<RegistrationLabel>[] {
  const forms = (isCountryId(countryId) ? LEGAL_FORMS[countryId] : undefined) ?? OTHER_LEGAL_FORMS;
  const own = lookUp<readonly BirField<RegistrationLabel>[]>(REGISTRY_FIELDS, countryId) ?? OTHER_REGISTRY_FIELDS;
  const legal = LEGAL_FIELDS.map((known) =>
    known.name === 'legal_form' ? { ...known, choices: [...forms, OTHER_LEGAL_FORM] } : known,
  );
  return [...legal, ...own, ...CAPITAL_FIELDS];
}
