import type { Locale, Words } from '@homologa/domain/language/locales';
import type { TextKey } from '@homologa/onboarding-web/src/i18n/catalogue';
import { en } from '@homologa/onboarding-web/src/i18n/en';
import { es } from '@homologa/onboarding-web/src/i18n/es';
import { ptBR } from '@homologa/onboarding-web/src/i18n/pt-BR';

const CATALOGUES = { en, es, 'pt-BR': ptBR };

/** What the app says in one language: its own keys, or words of a feature. */
export type Say = (what: TextKey | Words) => string;

export const sayIn =
  (locale: Locale): Say =>
  (what) =>
    typeof what === 'string' ? CATALOGUES[locale][what] : what[locale];

/** The heading of the page that plays the payment provider, which is no part of the app. */
export const SANDBOX_TITLE: Words = { en: 'Test payment', es: 'Pago de prueba', 'pt-BR': 'Pagamento de teste' };
export const SANDBOX_SEND: Words = { en: 'Continue', es: 'Continuar', 'pt-BR': 'Continuar' };
