/** Days during which failed mails are shown to staff and can be retried in bulk. */
export const MAIL_TROUBLE_DAYS = 30;

/** Number of suppressed addresses that the page about mail shows. */
export const SUPPRESSIONS_SHOWN = 100;
