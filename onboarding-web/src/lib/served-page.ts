import { isLocale, type Locale } from '@homologa/domain/language/locales';

/** Ids and attribute of the elements that the server writes into the page (server/src/pages/onboarding-page.ts). */
export const CONFIG_ELEMENT = 'served-config';
const SHELL_ELEMENT = 'shell';

/** Language that the server chose for this link; null if the page was not made by the server. */
export function servedLocale(): Locale | null {
  const { lang, dataset } = document.documentElement;
  return dataset.served === undefined || !isLocale(lang) ? null : lang;
}

/** The shell that the document shows until the first screen is ready. */
export const isShellShown = (): boolean => document.getElementById(SHELL_ELEMENT) !== null;

export const removeShell = (): void => document.getElementById(SHELL_ELEMENT)?.remove();
