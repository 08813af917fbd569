import { get } from 'node:http';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { invitePayer } from './support/payer-world';
import { type Cast, startCast } from './support/people';
import { settled } from './support/settled';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

/** Bytes of the body as the server sends it to anyone who understands gzip. */
const sentBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

const invited = async () => (await invitePayer(cast.url, 'mexico', { price: 100 })).link;

// In the largest language of each app.
test.each([
  ['the sign-in form', () => `${cast.url}/login`, 250_000],
  ['an invitation’s first step', invited, 90_000],
  ['an onboarding that is not there', () => `${cast.url}/onboarding/unknown`, 90_000],
])('%s needs at most its budget of JavaScript, as sent', async (_name, addressOf, budget) => {
  const address = await addressOf();
  const { page, close } = await cast.enter({ locale: 'es-MX', isFirstVisit: true });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(address);
  await settled(page);
  const sizes = await Promise.all(scripts.map(sentBytes));
  expect(scripts.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(budget);
  await close();
});
