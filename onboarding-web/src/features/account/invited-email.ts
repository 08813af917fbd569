import type { Locale } from '@homologa/domain/language/locales';
import type { Text } from '@homologa/web/texts/text';
import { FieldError } from '../../lib/form-errors';
import type { OnboardingKey } from '../../lib/link-tokens';
import { ACCOUNT } from './account.texts';
import { postAccountCheck } from './api/account.api';

/** Says to whom the invitation went; `hints` are its e-mails, masked. */
export const notInvitedText = (hints: readonly string[], locale: Locale, t: Text): string =>
  t(ACCOUNT.not_invited, { emails: new Intl.ListFormat(locale, { type: 'disjunction' }).format(hints) });

/** Throws for an e-mail that could not be connected: nobody makes an account in vain (reference 7.6). */
export async function requireInvited(key: OnboardingKey, email: string): Promise<void> {
  const { invited, invited_emails: hints } = await postAccountCheck(key, email);
  if (!invited) throw new FieldError('email', (locale, t) => notInvitedText(hints, locale, t));
}

/** The masked e-mails of an invitation that did not go to this one; null where it did, or where that is not told. */
export async function hintsWhereNotInvited(key: OnboardingKey, email: string): Promise<readonly string[] | null> {
  const checked = await postAccountCheck(key, email).catch(() => null);
  return checked && !checked.invited ? checked.invited_emails : null;
}
