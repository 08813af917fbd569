/** Ids of the elements that the server writes into the page (server/src/pages/onboarding-page.ts). */
export const CONFIG_ELEMENT = 'served-config';
const SHELL_ELEMENT = 'shell';

/** True while the document still shows the static page from the server instead of the first screen. */
export const isShellShown = (): boolean => document.getElementById(SHELL_ELEMENT) !== null;

export const removeShell = (): void => document.getElementById(SHELL_ELEMENT)?.remove();
