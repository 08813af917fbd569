import { type Violation, violation } from '../errors/error-codes';
import { normalizeEmail } from '../identity/normalize-email';

/**
 * Rejects a password that is the account's e-mail or the part before its `@`, which a stranger tries first. Only the
 * server checks this, because the browser of a reset does not know the e-mail.
 */
export function checkNotOwnEmail(password: string, path: string, email: string): Violation[] {
  const typed = password.trim().toLowerCase();
  const own = normalizeEmail(email);
  const isOwn = typed !== '' && (typed === own || typed === own.split('@')[0]);
  return isOwn ? [violation('password_is_email', path)] : [];
}
