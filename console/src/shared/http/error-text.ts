import { ERROR_MESSAGES, type ErrorCode } from '@homologa/domain/errors/error-codes';
import { ERROR_WORDS } from '@homologa/domain/i18n/error-words';
import type { Locale } from '@homologa/domain/i18n/locales';

export const isErrorCode = (text: unknown): text is ErrorCode =>
  typeof text === 'string' && Object.hasOwn(ERROR_MESSAGES, text);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The values that the English wording of a code was filled with, read back from the message. */
function valuesOf(code: ErrorCode, message: string): Record<string, string> {
  const names: string[] = [];
  const pattern = ERROR_MESSAGES[code]
    .split(/\{(\w+)\}/)
    .map((part, place) => {
      if (place % 2 === 0) return escaped(part);
      names.push(part);
      return '(.*)';
    })
    .join('');
  const found = new RegExp(`^${pattern}$`, 's').exec(message);
  return Object.fromEntries(names.map((name, place) => [name, found?.[place + 1] ?? '']));
}

/**
 * An error's wording in a language: by its code, with the values of its English message (decisions.md
 * section 1). English messages stay exactly as the server said them.
 */
export function errorText(error: { code: string; message: string }, locale: Locale): string {
  if (locale === 'en' || !isErrorCode(error.code)) return error.message;
  const values = valuesOf(error.code, error.message);
  return ERROR_WORDS[error.code][locale].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
