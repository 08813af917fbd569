import { vi } from 'vitest';

/** Stubs the browser features missing in jsdom that components need to render. */
export function fillBrowserGaps(): void {
  // jsdom applies all rules of all style sheets on each call, which takes most of a test's time.
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
