import type { ErrorCode, Violation } from '@homologa/domain/errors/error-codes';
import type { Locale } from '@homologa/domain/language/locales';
import { ApiError } from '@homologa/web/http/api-error';
import type { Text } from '@homologa/web/texts/text';
import { APP } from '../i18n/app.texts';

// All wordings of all errors: a chunk that only comes when something went wrong.
const loadWordings = () => import('@homologa/domain/errors/error-messages');

/** Fetches the wordings ahead, where they are likely to be needed and the connection may be gone by then. */
export const fetchWordings = (): void => void loadWordings().catch(() => {});

/** Says in a language why something failed, so that it can be said again in another one. Never throws. */
export type TellWhy = (locale: Locale, t: Text) => Promise<string>;

/** An error of the closed list in the reader's language. */
export async function codeText(code: ErrorCode, locale: Locale): Promise<string> {
  return (await loadWordings()).errorText(code, locale);
}

/** What to tell a person about a failure. Never throws. */
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
 * The wordings of broken rules by their wire path, in the reader's language; of several on one path the first. In
 * English where the wordings cannot be had. Never throws.
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
