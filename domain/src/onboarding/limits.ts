/** Milliseconds of rest before answers are saved (supplier-onboarding.md section 9). */
export const ANSWERS_AUTOSAVE_DEBOUNCE = 500;

/** Milliseconds of rest before the payment reference is saved (supplier-onboarding.md section 9). */
export const BILLING_AUTOSAVE_DEBOUNCE = 1000;

/** Milliseconds between connecting the account and going on (supplier-onboarding.md section 9). */
export const ACCOUNT_CONNECTED_DELAY = 3000;

/** Longest free text answer, in characters. */
export const MAX_ANSWER_LENGTH = 20_000;

/** Minutes for which a mailed six-digit code confirms an e-mail (wire.md B5). */
export const EMAIL_CODE_MINUTES = 30;
