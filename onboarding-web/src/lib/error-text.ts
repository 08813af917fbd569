import type { ErrorCode, Violation } from '@homologa/domain/errors/error-codes';
import type { Locale } from '@homologa/domain/language/locales';
import { ApiError } from '@homologa/web/http/api-error';
import type { Text } from '@homologa/web/texts/text';
import { APP } from '../i18n/app.texts';

// Loads all error texts from a chunk that is needed only after an error.
const loadWordings = () => import('@homologa/domain/errors/error-messages');

export const fetchWordings = (): void => void loadWordings().catch(() => {});

/**
 * Function that describes an error in a language, so that a change of language can translate it again. Never throws.
 */
export type TellWhy = (locale: Locale, t: Text) => Promise<string>;

export async function codeText(code: ErrorCode, locale: Locale): Promise<string> {
  return (await loadWordings()).errorText(code, locale);
}

export async function failureText(error: unknown, locale: Locale, t: Text): Promise<string> {
  if (!(error instanceof ApiError)) return t(APP.crash_title);
  if (error.code === 'offline') return t(APP.error_offline);
  if (locale === 'en' && error.message !== '') return error.message;
  try {
    const { translateError, errorText } = await loadWordings();
    return error.message === ''
      ? errorText(error.code, locale)
      : translateError({ code: error.code, message: error.message }, locale);
  } catch {
    return error.message || t(APP.crash_title);
  }
}

/**
 * Returns one text per JSON path of a violation. The texts are in English if the translations cannot be loaded. Never
 * throws.
 */
export async function violationTexts(
  violations: readonly Violation[],
  locale: Locale,
): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  const wordings = await loadWordings().catch(() => null);
  for (const broken of violations) {
    texts[broken.path] ??= wordings ? wordings.translateError(broken, locale) : broken.message;
  }
  return texts;
}
