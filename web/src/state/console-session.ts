/**
 * Key of the console's session token in the browser's store. The onboarding app reads the token for a client's preview
 * of a draft.
 */
export const CONSOLE_SESSION_KEY = 'homologa.session';
