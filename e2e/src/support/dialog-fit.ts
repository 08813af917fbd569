import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isTooWide } from './inspect-page';

const TOUCH_HEIGHT = 44;

/**
 * Returns what does not fit in a dialog: elements that protrude from it, texts that are cut off, and buttons that are
 * lower than a finger's target.
 */
const misfitsOf = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((paper, touchHeight) => {
    const { left, right } = paper.getBoundingClientRect();
    const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 60);
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 1;
    return [...paper.querySelectorAll<HTMLElement>('*')].filter(isShown).flatMap((one) => {
      const box = one.getBoundingClientRect();
      const name = `${one.tagName.toLowerCase()} '${nameOf(one)}'`;
      const isCut = getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
      const isField = ['INPUT', 'TEXTAREA'].includes(one.tagName);
      const isLow =
        one.tagName === 'BUTTON' &&
        // The summary of problems is text: its links are as high as their lines.
        !one.closest('[role=alert]') &&
        !one.classList.contains('MuiAutocomplete-popupIndicator') &&
        box.height < touchHeight;
      return [
        ...(box.left < left - 1 || box.right > right + 1 ? [`${name} protrudes`] : []),
        ...(isCut && !isField ? [`${name} is cut off`] : []),
        ...(isLow ? [`${name} is ${box.height} px high`] : []),
      ];
    });
  }, TOUCH_HEIGHT);

/** Throws if the dialog or the page does not fit on a phone. */
export async function expectFit(page: Page, dialog: Locator): Promise<void> {
  expect(await misfitsOf(dialog)).toEqual([]);
  expect(await isTooWide(page), 'the page is wider than the window').toBe(false);
}
