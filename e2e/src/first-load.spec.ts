import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cast, startCast } from './support/people';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.leave());

/** Bytes of the body as the server sends it to whoever understands gzip. */
const sentBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

// The largest language of each app.
test.each([
  ['/login', 'es-MX', 250_000],
  ['/onboarding/unknown', 'es-MX', 90_000],
])('what %s loads before it shows is at most its budget of JavaScript, as sent', async (path, locale, budget) => {
  const { page, close } = await cast.enter({ locale });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(cast.url + path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.map(sentBytes));
  expect(scripts.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(budget);
  await close();
});
