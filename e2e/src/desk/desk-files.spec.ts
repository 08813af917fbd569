import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { callerWith, sessionOf } from '../support/client-api';
import { violationsOn } from '../support/inspect-page';
import { type Cast, STAFF, startCast } from '../support/people';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

async function requestWithPdf(): Promise<{ id: string; name: string }> {
  const staff = callerWith(cast.url, await sessionOf(cast.url, STAFF));
  const requests = await staff.call<{ id: string }[]>('GET', '/api/desk/requests?range=[0,99]');
  for (const { id } of requests) {
    const { bir_request: bir } = await staff.call<DeskRequestResponse>('GET', `/api/desk/requests/${id}`);
    const file = bir?.files.find(({ name }) => name.endsWith('.pdf'));
    if (file) return { id, name: file.name };
  }
  throw new Error('the demo has no such request');
}

/** Counts the dark pixels of a canvas, which prove that the page of the PDF was drawn on it. */
const inkOn = (canvas: HTMLCanvasElement): number => {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let ink = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128 && (data[at + 3] ?? 0) > 0) ink += 1;
  return ink;
};

test.each(['light', 'dark'])('a PDF of the supplier is read beside the figures, %s', async (theme) => {
  const { id, name } = await requestWithPdf();
  const { page } = await cast.enter({ as: STAFF, at: `/desk/${id}`, isDark: theme === 'dark' });
  await page
    .getByRole('button', { name: `Open ${name}` })
    .first()
    .click();
  const drawn = page.getByRole('img', { name: `${name}: Page 1 of 1` });
  await drawn.waitFor();
  await expect.poll(() => drawn.evaluate(inkOn)).toBeGreaterThan(100);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Close the file' }).press('Enter');
  await drawn.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Open ${name}`);
});
