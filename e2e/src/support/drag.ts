import type { Locator, Page } from 'playwright-core';

/** Milliseconds for which the drag library ignores clicks after a drop. */
const CLICKS_AGAIN_MS = 50;

/** Drags one element onto another with intermediate mouse moves. Returns when the page accepts clicks again. */
export async function drag(page: Page, what: Locator, onto: Locator): Promise<void> {
  await what.hover();
  const to = await onto.boundingBox();
  if (!to) throw new Error('what it is dragged onto is not in view');
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  // Waits with the page's clock instead of the test's, because the drag library uses the page's clock.
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), CLICKS_AGAIN_MS);
}
