/** As a ref: what takes the place of a button that was pressed has the focus from then on. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
