/** Failed mails are shown to staff and retried in bulk for so many days. */
export const MAIL_TROUBLE_DAYS = 30;
