/** Ids of the elements that the server writes into the page (server/src/pages/onboarding-page.ts). */
export const CONFIG_ELEMENT = 'served-config';
const SHELL_ELEMENT = 'shell';

/** The shell that the document shows until the first screen is ready. */
export const isShellShown = (): boolean => document.getElementById(SHELL_ELEMENT) !== null;

export const removeShell = (): void => document.getElementById(SHELL_ELEMENT)?.remove();
