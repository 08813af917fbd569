import type { Locator, Page } from 'playwright-core';

/** For so many milliseconds after a drop the library that drags takes every click for its end. */
const CLICKS_AGAIN_MS = 50;

/** Drags one thing onto another as a hand does it, passing over what lies between, and ends when clicks count again. */
export async function drag(page: Page, what: Locator, onto: Locator): Promise<void> {
  await what.hover();
  const to = await onto.boundingBox();
  if (!to) throw new Error('what it is dragged onto is not in view');
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  // On the page's own clock, on which the library's began before.
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), CLICKS_AGAIN_MS);
}
