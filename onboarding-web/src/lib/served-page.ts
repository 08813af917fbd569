/**
 * Attribute of the elements with API responses that the server writes into the page
 * (server/src/pages/onboarding-page.ts). Its value is the path of the call.
 */
const ANSWER = 'data-answer';
const SHELL_ELEMENT = 'shell';

/** Returns path and JSON of each API response in the page. */
export const servedAnswers = (): [path: string, json: string][] =>
  [...document.querySelectorAll(`[${ANSWER}]`)].map((found) => [
    found.getAttribute(ANSWER) ?? '',
    found.textContent ?? '',
  ]);

/** Returns the lazy screen that the server expects this page to show; undefined if there is none. */
export const servedScreen = (): string | undefined => document.documentElement.dataset.served;

/** True while the document still shows the static page from the server instead of the first screen. */
export const isShellShown = (): boolean => document.getElementById(SHELL_ELEMENT) !== null;

export const removeShell = (): void => document.getElementById(SHELL_ELEMENT)?.remove();
