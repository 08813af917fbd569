import type { Locator, Page } from 'playwright-core';

/** Milliseconds after a drop in which the drag library swallows clicks. */
const CLICKS_AGAIN_MS = 50;

/** Drags one element onto another with mouse moves in between, and returns when clicks work again. */
export async function drag(page: Page, what: Locator, onto: Locator): Promise<void> {
  await what.hover();
  const to = await onto.boundingBox();
  if (!to) throw new Error('what it is dragged onto is not in view');
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  // Waits inside the page, because the library uses the page's clock.
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), CLICKS_AGAIN_MS);
}
