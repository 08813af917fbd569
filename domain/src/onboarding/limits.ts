/** Idle milliseconds before answers are saved (reference 1.10). */
export const ANSWERS_AUTOSAVE_DEBOUNCE = 500;

/** Idle milliseconds after which the payment reference (billing data) is saved (reference 1.10). */
export const BILLING_AUTOSAVE_DEBOUNCE = 1000;

/** Milliseconds for which a page confirms the connected account before the next step opens (reference 1.10). */
export const ACCOUNT_CONNECTED_DELAY = 3000;

export const EMAIL_CODE_MINUTES = 30;
/**
 * Wrong codes after which a registration attempt is void. Each attempt has its own, so that a stranger who guesses at
 * an attempt of its own does not void that of the owner; PUBLIC_LINK_MAILS_PER_EMAIL limits the attempts.
 */
export const CODE_FAILURES = 5;

/**
 * Maximum number of wrong codes per hour, for each attempt, for the links of each supplier and for each IP address.
 */
export const CODE_FAILURES_PER_ATTEMPT = 15;
export const CODE_FAILURES_PER_ADDRESS = 60;
export const CODE_FAILURE_WINDOW_SECONDS = 60 * 60;

/**
 * Milliseconds for which an expired link is still recognized, so that the response asks the user to log in instead of
 * being a 404.
 */
export const EXPIRED_LINK_MEMORY = 365 * 24 * 60 * 60 * 1000;

export const PUBLIC_LINK_WINDOW_SECONDS = 10 * 60;

/**
 * Maximum number of mails per hour to one e-mail address that anonymous visitors can trigger, over the public links of
 * all companies.
 */
export const PUBLIC_LINK_MAILS_PER_EMAIL = 5;
export const PUBLIC_LINK_MAILS_WINDOW_SECONDS = 60 * 60;

/** Maximum number of mails per window in which one supplier can request its own onboarding link. */
export const OWN_LINK_MAILS = 3;
export const OWN_LINK_WINDOW_SECONDS = 60 * 60;

/** Links per window that the account shows as a QR code for another device. */
export const SHOWN_LINKS = 10;

/** Requests per window that a colleague takes over one supplier's onboarding, and days for which each can be confirmed. */
export const HANDOVERS = 5;
/** Requests per window that name the same colleague, over the suppliers of all clients. */
export const HANDOVERS_PER_ADDRESS = 5;
export const HANDOVER_WINDOW_SECONDS = 24 * 60 * 60;
export const HANDOVER_DAYS = 7;

/** Maximum number of files of one BIR request: for the form, and for each other kind, such as proofs of payment. */
export const MAX_REQUEST_FILES = 20;

/**
 * Bytes of one part of an upload, at most and, but for the last part, at least. A proxy with nginx's default limit of
 * 1 MB passes the largest.
 */
export const LARGEST_UPLOAD_PART = 1024 * 1024;
export const SMALLEST_UPLOAD_PART = 16 * 1024;

/** Maximum number of uploads in parts of one supplier that no request has used yet; each is deleted after a day. */
export const MAX_OPEN_UPLOADS = 30;

/**
 * Parts per window of one supplier: ten of the largest a second, which a fast line reaches, and hundreds of the smallest
 * from a slow one.
 */
export const UPLOAD_PARTS = 600;
export const UPLOAD_PARTS_WINDOW_SECONDS = 60;

export const MAX_FORM_FIELDS = 500;
