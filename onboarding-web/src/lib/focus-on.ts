/**
 * Ref callback that moves the focus to an element when it appears, for elements that replace the button that the user
 * has clicked.
 */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
