import type { Words } from '../language/locales';
import type { TaxIdKind } from './tax-id';

export const TAX_ID_KIND_WORDS: Readonly<Record<TaxIdKind | 'tax_id', Words>> = {
  cnpj: { en: 'CNPJ', es: 'CNPJ', 'pt-BR': 'CNPJ' },
  rfc: { en: 'RFC', es: 'RFC', 'pt-BR': 'RFC' },
  ruc: { en: 'RUC', es: 'RUC', 'pt-BR': 'RUC' },
  dni: { en: 'DNI', es: 'DNI', 'pt-BR': 'DNI' },
  cuit: { en: 'CUIT', es: 'CUIT', 'pt-BR': 'CUIT' },
  tax_id: { en: 'Tax ID', es: 'Identificación fiscal', 'pt-BR': 'Identificação fiscal' },
};
