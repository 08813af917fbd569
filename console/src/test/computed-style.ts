import { vi } from 'vitest';

/**
 * Makes `getComputedStyle` return the inline styles only, because jsdom would apply all rules of all style sheets on each
 * call, which takes most of the time of a test.
 */
export function stubComputedStyle(): void {
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => element.style);
}
