import type { Locale } from '@homologa/domain/language/locales';

/** No supplier has this id: the sample's link leads nowhere. */
export const SAMPLE_LINK_ID = 'sample';

/** Who a previewed mail is written to. */
export const INVITATION_SAMPLES: Readonly<Record<Locale, { supplier: string; person: string; email: string }>> = {
  en: { supplier: 'Example Supplies Ltd.', person: 'Mary Example', email: 'mary@supplier.example' },
  es: { supplier: 'Suministros Ejemplo S.A.', person: 'María Ejemplo', email: 'maria@proveedor.example' },
  'pt-BR': { supplier: 'Suprimentos Exemplo Ltda.', person: 'Maria Exemplo', email: 'maria@fornecedor.example' },
};
