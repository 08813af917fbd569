import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadBytes } from './support/console-steps';
import { type DemoWorld, findDemoWorld } from './support/demo-world';
import { type Cast, startCast, USER } from './support/people';

let cast: Cast;
let demo: DemoWorld;
let page: Page;
beforeAll(async () => {
  cast = await startCast();
  demo = await findDemoWorld(cast.url);
  ({ page } = await cast.enter({ as: USER }));
});
afterAll(() => cast.leave());

/** Spreadsheets are zip files. */
const isSpreadsheet = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString() === 'PK';

test('the workflow lists and the suppliers lists are had in Excel, as they are filtered', async () => {
  await page.goto(`${cast.url}/workflows`);
  expect(isSpreadsheet(await downloadBytes(page, page.getByRole('button', { name: 'Export in Excel' })))).toBe(true);
  await page.getByText(/^Completed · \d+ rows$/).waitFor();

  const filter = encodeURIComponent(JSON.stringify({ status: ['pending'] }));
  for (const list of ['/suppliers', `/workflows/${demo.pending.workflow}/suppliers`]) {
    await page.goto(`${cast.url}${list}?filter=${filter}`);
    await page.getByText(/^1-\d+ of \d+$/).waitFor();
    const count = /of (\d+)/.exec(await page.getByText(/^1-\d+ of \d+$/).innerText())?.[1] ?? '';
    const [request] = await Promise.all([
      page.waitForRequest((asked) => asked.url().includes('/download-excel')),
      page
        .getByRole('button', { name: 'Download', exact: true })
        .click()
        .then(() => undefined),
      downloadBytes(page, page.getByRole('menuitem', { name: 'Export in Excel' })),
    ]);
    expect(new URL(request.url()).searchParams.get('filter')).toBe(JSON.stringify({ status: ['pending'] }));
    await page
      .getByText(new RegExp(`^Completed · ${count} rows?$`))
      .first()
      .waitFor();
  }
});

test("a supplier's page is as many sheets of paper as it has content", async () => {
  await page.goto(`${cast.url}/workflows/${demo.completed.workflow}/suppliers/${demo.completed.supplier}`);
  await page.getByRole('heading', { name: 'Activity' }).waitFor();
  const sheets = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  const printed = (await sheets())?.length ?? 0;
  // What is at the end of the page goes, and with it the sheets that were there for something else.
  await page.addStyleTag({ content: '@media print { #content { display: none !important } }' });
  expect(printed).toBeGreaterThan(0);
  expect(await sheets()).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('img[src="/favicon.svg"]').isVisible()).toBe(false);
});
