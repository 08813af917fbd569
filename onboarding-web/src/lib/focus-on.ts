/** Ref callback for an element that replaces a clicked button and takes over its focus. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
