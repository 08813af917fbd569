/** Most suppliers in one bulk add (client-platform.md section 9). */
export const BULK_SUPPLIER_LIMIT = 100;

/** Milliseconds between two reminders to the same supplier, whoever or whatever sends them (decisions.md section 6). */
export const REMINDER_COOLDOWN = 24 * 60 * 60 * 1000;
