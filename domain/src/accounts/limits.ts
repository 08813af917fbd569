/** Credentials: failures per account, then a pause (reference 11.2). */
export const LOGIN_FAILURES_PER_ACCOUNT = 10;
export const LOGIN_WINDOW_SECONDS = 15 * 60;
/** Days for which a device that signed in is known as such; from the last time on (reference 11.2). */
export const KNOWN_DEVICE_DAYS = 180;
/** An account's owner is told of wrong passwords once in this time. */
export const LOCKOUT_NOTICE_SECONDS = 24 * 60 * 60;
/** Password reset mails per account in an hour. */
export const RESETS_PER_ACCOUNT = 5;
export const RESET_WINDOW_SECONDS = 60 * 60;
/** A reset link works once, for an hour (reference 11.5). */
export const RESET_LINK_MINUTES = 60;
/** An invitation's link works once, for a week. */
export const INVITATION_LINK_DAYS = 7;
/** Invitations of colleagues, sent again or not: per company in an hour, per address in a day. */
export const INVITATIONS_PER_COMPANY = 40;
export const INVITATIONS_COMPANY_WINDOW_SECONDS = 60 * 60;
export const INVITATIONS_PER_ADDRESS = 5;
export const INVITATIONS_ADDRESS_WINDOW_SECONDS = 24 * 60 * 60;
/** Provider staff may be logged in as a client user for at most this long (reference 11.7). */
export const LOG_AS_MINUTES = 30;
/** The user is identified anew after this long (reference 1.6). */
export const NEXT_IDENTIFY_MINUTES = 30;
