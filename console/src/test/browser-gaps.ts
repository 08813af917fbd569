import { vi } from 'vitest';

/** Stubs browser features that jsdom lacks and that components need to render. */
export function fillBrowserGaps(): void {
  // Returns only the inline styles, because jsdom would apply all rules of all style sheets on each call, which takes
  // most of the time of a test.
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => element.style);
  window.matchMedia ??= (media: string): MediaQueryList => ({
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  });
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
}
