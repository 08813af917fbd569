import type { Locale, Words } from '@homologa/domain/language/locales';

export type Say = (words: Words) => string;

export const sayIn =
  (locale: Locale): Say =>
  (words) =>
    words[locale];

export const SANDBOX_TITLE: Words = { en: 'Test payment', es: 'Pago de prueba', 'pt-BR': 'Pagamento de teste' };
export const SANDBOX_SEND: Words = { en: 'Continue', es: 'Continuar', 'pt-BR': 'Continuar' };
