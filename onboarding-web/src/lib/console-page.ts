import type { Locale } from '@homologa/domain/language/locales';
import { splitAddress } from './link-tokens';

export const consolePage = (path: '/contact', locale: Locale): string => `${path}?language=${locale}`;

/**
 * Page that mails a link for a new password. It gets the e-mail, so that it is not typed twice, and the process that is
 * open here, to which the mailed link leads back.
 */
export function forgotPasswordPage(locale: Locale, email: string): string {
  const { key } = splitAddress(window.location);
  const query = new URLSearchParams({
    language: locale,
    ...(email ? { email } : {}),
    ...(key ? { workflow: key.workflowId, supplier: key.supplierId } : {}),
  });
  return `/forgot-password?${query.toString()}`;
}
