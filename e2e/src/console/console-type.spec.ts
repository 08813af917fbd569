import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

test('the letters of the console come from the product itself, whatever fonts a machine has', async () => {
  const { page, close } = await cast.enter({ locale: 'es-MX', isFirstVisit: true });
  const fonts: { url: string; type: string | undefined }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font')
      fonts.push({ url: response.url(), type: response.headers()['content-type'] });
  });
  await page.goto(`${cast.url}/login`);
  await settled(page);
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  for (const { url, type } of fonts) {
    expect(new URL(url).origin).toBe(new URL(cast.url).origin);
    expect(type).toBe('font/woff2');
  }
  // One font file with the Latin characters is enough for Spanish and Portuguese.
  expect(fonts).toHaveLength(1);
  const family = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(family).toMatch(/^"Inter Variable"/);
  expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true);
  await close();
});
