/** What a browser has and jsdom has not, as far as drawing a component needs it. */
export function fillBrowserGaps(): void {
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
  Element.prototype.scrollIntoView ??= () => undefined;
}
