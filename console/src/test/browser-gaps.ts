import { vi } from 'vitest';

/** What a browser has and jsdom has not, as far as drawing a component needs it. */
export function fillBrowserGaps(): void {
  // jsdom works out all rules of all sheets for each element that is asked about, which is most of a test's time.
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
