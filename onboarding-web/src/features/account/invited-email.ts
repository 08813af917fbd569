import type { Locale } from '@homologa/domain/language/locales';
import type { Text } from '@homologa/web/texts/text';
import { FieldError } from '../../lib/form-errors';
import type { OnboardingKey } from '../../lib/link-tokens';
import { ACCOUNT } from './account.texts';
import { postAccountCheck } from './api/account.api';

export const notInvitedText = (hints: readonly string[], locale: Locale, t: Text): string =>
  t(ACCOUNT.not_invited, { emails: new Intl.ListFormat(locale, { type: 'disjunction' }).format(hints) });

/**
 * Throws `FieldError` if the e-mail address was not invited, because an account with another address could not be used.
 */
export async function requireInvited(key: OnboardingKey, email: string): Promise<void> {
  const { invited, invited_emails: hints } = await postAccountCheck(key, email);
  if (!invited) throw new FieldError('email', (locale, t) => notInvitedText(hints, locale, t));
}

export async function hintsWhereNotInvited(key: OnboardingKey, email: string): Promise<readonly string[] | null> {
  const checked = await postAccountCheck(key, email).catch(() => null);
  return checked && !checked.invited ? checked.invited_emails : null;
}
