/**
 * Maximum number of failed logins per account and window. After that, the login is locked until the window ends
 * (reference 11.2).
 */
export const LOGIN_FAILURES_PER_ACCOUNT = 10;
export const LOGIN_WINDOW_SECONDS = 15 * 60;
export const KNOWN_DEVICE_DAYS = 180;
export const LOCKOUT_NOTICE_SECONDS = 24 * 60 * 60;
export const RESETS_PER_ACCOUNT = 5;
export const RESET_WINDOW_SECONDS = 60 * 60;
export const RESET_LINK_MINUTES = 60;
export const LOGIN_CODE_MINUTES = 15;
/** Number of wrong guesses after which a mailed login code is void, so that even the correct code is rejected. */
export const LOGIN_CODE_FAILURES = 5;
/** Maximum number of login codes per window, for each e-mail address and for each known device. */
export const LOGIN_CODES_PER_ACCOUNT = 5;
export const LOGIN_CODES_WINDOW_SECONDS = 60 * 60;
/**
 * Maximum number of attempts per account and login window to set a first password. The limit exists because each
 * attempt hashes a password, which is slow.
 */
export const FIRST_PASSWORDS_PER_ACCOUNT = 5;
/** Codes that one account may have mailed to new e-mails in the window of the login codes. */
export const EMAIL_CHANGES_PER_ACCOUNT = 5;
/** Codes mailed to one new e-mail by all accounts together, in the window of the invitations per address. */
export const EMAIL_CHANGES_PER_ADDRESS = 5;
/** The old e-mail is deleted this long after the change, when the mail about it was delivered or given up. */
export const EMAIL_CHANGE_MEMORY_DAYS = 7;
export const INVITATION_LINK_DAYS = 7;
/** Rate limits for inviting colleagues, per company and per e-mail address. A repeated invitation counts too. */
export const INVITATIONS_PER_COMPANY = 40;
export const INVITATIONS_COMPANY_WINDOW_SECONDS = 60 * 60;
export const INVITATIONS_PER_ADDRESS = 5;
export const INVITATIONS_ADDRESS_WINDOW_SECONDS = 24 * 60 * 60;
export const LOG_AS_MINUTES = 30;
export const NEXT_IDENTIFY_MINUTES = 30;
/** Time in which a log-in whose password was right waits for the second factor, and a passkey for its answer. */
export const FACTOR_ATTEMPT_MINUTES = 10;
/** Wrong codes of a second factor, or failed step-ups, per account in the window of the logins. */
export const FACTOR_FAILURES_PER_ACCOUNT = 10;
export const RECOVERY_CODES = 10;
export const PASSKEYS_PER_ACCOUNT = 10;
/** Use of a session is recorded at most this often, and idle ends are that much less exact. */
export const SEEN_EVERY_SECONDS = 120;
