/** Longest address and local part that mail servers take (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** The form in which e-mails are stored and compared: trimmed, lower case (reference 4.5). */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * Whether the text, apart from blanks around it, is one e-mail address that is safe in a mail header:
 * no control characters, no display name, no list. Never throws.
 */
export function isValidEmail(text: string): boolean {
  // Line ends are refused before trimming: they must not reach a header even at the edges.
  if (/\p{Cc}/u.test(text)) return false;
  const email = text.trim();
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const labels = email.slice(at + 1).split('.');
  const topLevel = labels.at(-1) ?? '';
  return (
    at > 0 &&
    email.length <= MAX_EMAIL_LENGTH &&
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    topLevel.length > 1 &&
    !/^\p{N}+$/u.test(topLevel)
  );
}

/** An address of which its owner knows it again and others do not: its first letter and what is behind the `@`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');
