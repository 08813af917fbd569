import type { TaxIdKind } from '@homologa/domain/identity/tax-id';
import type { Words } from '@homologa/domain/language/locales';

/** Shapes of the tax ids that are validated, told before the first one is typed. */
export const TAX_ID_HINTS: Readonly<Record<TaxIdKind, Words>> = {
  cuit: { en: 'XX-XXXXXXXX-X', es: 'XX-XXXXXXXX-X', 'pt-BR': 'XX-XXXXXXXX-X' },
  cnpj: {
    en: '14 letters or digits: AA.AAA.AAA/AAAA-DD',
    es: 'Ej.: 12.345.678/0001-90 (puede contener letras)',
    'pt-BR': 'Ex.: 12.345.678/0001-90 (pode conter letras)',
  },
  rfc: { en: '12 or 13 characters', es: '12 o 13 caracteres', 'pt-BR': '12 ou 13 caracteres' },
  ruc: { en: '11 digits', es: '11 dígitos', 'pt-BR': '11 dígitos' },
  dni: { en: '8 digits', es: '8 dígitos', 'pt-BR': '8 dígitos' },
};
