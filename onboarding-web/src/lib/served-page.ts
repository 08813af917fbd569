/** Ids of the elements that the server writes into the page (server/src/pages/onboarding-page.ts). */
export const CONFIG_ELEMENT = 'served-config';
const SHELL_ELEMENT = 'shell';

/** True while the document still shows the server's shell instead of the first screen. */
export const isShellShown = (): boolean => document.getElementById(SHELL_ELEMENT) !== null;

export const removeShell = (): void => document.getElementById(SHELL_ELEMENT)?.remove();
