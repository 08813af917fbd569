/** Milliseconds of rest before answers are saved (reference 1.10). */
export const ANSWERS_AUTOSAVE_DEBOUNCE = 500;

/** Milliseconds of rest before the payment reference is saved (reference 1.10). */
export const BILLING_AUTOSAVE_DEBOUNCE = 1000;

/** Milliseconds between connecting the account and going on (reference 1.10). */
export const ACCOUNT_CONNECTED_DELAY = 3000;

/** Longest free text answer, in characters. */
export const MAX_ANSWER_LENGTH = 20_000;

/** Minutes for which a mailed six-digit code confirms an e-mail (reference 7.7). */
export const EMAIL_CODE_MINUTES = 30;
/** Wrong guesses that one mailed confirmation code takes. */
export const CODE_FAILURES = 5;

/** Wrong codes per e-mail, and per address, in an hour: new codes do not give new guesses without end. */
export const CODE_FAILURES_PER_EMAIL = 15;
export const CODE_FAILURES_PER_ADDRESS = 60;
export const CODE_FAILURE_WINDOW_SECONDS = 60 * 60;

/**
 * Milliseconds for which a link that has expired is still known as one, so that anyone who opens it is told so and can
 * log in, instead of finding nothing.
 */
export const EXPIRED_LINK_MEMORY = 365 * 24 * 60 * 60 * 1000;

/** Seconds over which posts through the public link are counted (reference 7.7). */
export const PUBLIC_LINK_WINDOW_SECONDS = 10 * 60;

/** Mails in an hour that strangers can have sent to one address by public links, of all companies together. */
export const PUBLIC_LINK_MAILS_PER_EMAIL = 5;
export const PUBLIC_LINK_MAILS_WINDOW_SECONDS = 60 * 60;

/** Most files of the form together, and most of each other kind (proofs of payment, say), in one request. */
export const MAX_REQUEST_FILES = 20;

/** Most fields in each part of a business information form. */
export const MAX_FORM_FIELDS = 500;
