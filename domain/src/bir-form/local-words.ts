import type { CountryId } from '../countries/countries';
import { lookUp } from '../language/record-of';
import type { BirLabel } from './bir-form';
import type { BirFormFileKind } from './form-files';

/** Spanish terms of one country. For a term that is missing here, the general label is used. */
interface LocalWords {
  fields?: Readonly<Partial<Record<BirLabel, string>>>;
  files?: Readonly<Partial<Record<BirFormFileKind, string>>>;
}

const streets = (parts: string) => ({
  fiscal_street: `Domicilio fiscal: ${parts}`,
  operations_street: `Operaciones: ${parts}`,
});

const COMPANY_TYPE = { legal_form: 'Tipo societario', legal_form_other: 'Nombre del tipo societario' };

const SPANISH_WORDS: Readonly<Partial<Record<CountryId, LocalWords>>> = {
  argentina: {
    fields: { ...streets('calle, número, localidad'), ...COMPANY_TYPE },
    files: { articles_of_incorporation: 'Contrato o estatuto social', tax_certificate: 'Constancia de inscripción' },
  },
  bolivia: {
    files: {
      articles_of_incorporation: 'Testimonio de constitución',
      tax_certificate: 'Certificado de inscripción (NIT)',
    },
  },
  chile: {
    fields: streets('calle, número, comuna'),
    files: { articles_of_incorporation: 'Escritura de constitución', tax_certificate: 'Cédula RUT (e-RUT)' },
  },
  colombia: {
    files: {
      articles_of_incorporation: 'Escritura de constitución',
      tax_certificate: 'RUT (Registro Único Tributario)',
    },
  },
  ecuador: {
    files: { articles_of_incorporation: 'Escritura de constitución', tax_certificate: 'Certificado de RUC' },
  },
  mexico: {
    fields: {
      ...streets('calle, número, colonia'),
      current_assets: 'Activo circulante',
      long_term_assets: 'Activo no circulante',
      current_liabilities: 'Pasivo circulante',
      long_term_liabilities: 'Pasivo no circulante',
    },
    files: {
      articles_of_incorporation: 'Acta constitutiva',
      tax_certificate: 'Constancia de Situación Fiscal (CSF)',
    },
  },
  peru: {
    fields: { ...streets('calle, número, urbanización o distrito'), ...COMPANY_TYPE },
    files: { articles_of_incorporation: 'Escritura de constitución', tax_certificate: 'Ficha RUC' },
  },
};

export const localFieldName = (countryId: string, label: BirLabel): string | undefined =>
  lookUp<LocalWords>(SPANISH_WORDS, countryId)?.fields?.[label];

export const localFileName = (countryId: string, kind: BirFormFileKind): string | undefined =>
  lookUp<LocalWords>(SPANISH_WORDS, countryId)?.files?.[kind];
