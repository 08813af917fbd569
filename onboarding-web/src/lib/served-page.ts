const SHELL_ELEMENT = 'shell';

/**
 * Returns the elements with API responses that the server writes into the page (server/src/pages/onboarding-page.ts).
 * Their attribute `data-answer` is the path of the call.
 */
export const servedAnswers = () => document.querySelectorAll<HTMLElement>('[data-answer]');

/** Returns the lazy screen that the server expects this page to show; undefined if there is none. */
export const servedScreen = (): string | undefined => document.documentElement.dataset.served;

/** True while the document still shows the static page from the server instead of the first screen. */
export const isShellShown = (): boolean => document.getElementById(SHELL_ELEMENT) !== null;

export const removeShell = (): void => document.getElementById(SHELL_ELEMENT)?.remove();
