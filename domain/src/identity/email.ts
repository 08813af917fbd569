const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * True if the trimmed text is a single e-mail address that is safe in a mail header: no control characters, display
 * name or list. Never throws.
 */
export function isValidEmail(text: string): boolean {
  // Reject control characters before trimming, because not even leading or trailing control characters may get into a
  // header.
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

/** Masks an e-mail address except for its first letter and its domain, so that only its owner recognizes it. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');
