import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi } from '../support/client-api';
import { downloadBytes } from '../support/console-steps';
import { type DemoWorld, findDemoWorld } from '../support/demo-world';
import { type Cast, startCast, USER } from '../support/people';

let cast: Cast;
let demo: DemoWorld;
let page: Page;
beforeAll(async () => {
  cast = await startCast();
  demo = await findDemoWorld(cast.url);
  ({ page } = await cast.enter({ as: USER }));
});
afterAll(() => cast.leave());

async function answeredSupplier(): Promise<{ workflow: string; supplier: string }> {
  const api = await openApi(cast.url, USER);
  const delivered = await api.call<{ id: string; workflow_id: string }[]>(
    'GET',
    '/api/suppliers?status=completed&range=[0,199]',
  );
  for (const { id, workflow_id: workflow } of delivered) {
    const path = `/api/workflows/${workflow}/suppliers/${id}`;
    const { answers, report } = await api.call<SupplierResponse>('GET', path);
    if (answers.length > 0 && report?.files.bir.length) return { workflow, supplier: id };
  }
  throw new Error('the demo has no such supplier');
}

/** True for a ZIP file; an XLSX file is a ZIP file too. */
const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString() === 'PK';

test('the workflow lists and the suppliers lists are had in Excel, as they are filtered', async () => {
  await page.goto(`${cast.url}/workflows`);
  expect(isZip(await downloadBytes(page, page.getByRole('button', { name: 'Export in Excel' })))).toBe(true);
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

test('all results, the questionnaire and all files of a supplier are had, and are kept for a while', async () => {
  const { workflow, supplier } = await answeredSupplier();
  const list = `/workflows/${workflow}/suppliers`;
  for (const entry of ['Download all results', 'Download questionnaire']) {
    await page.goto(cast.url + list);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect(isZip(await downloadBytes(page, page.getByRole('menuitem', { name: entry })))).toBe(true);
  }
  await page.goto(`${cast.url}${list}/${supplier}`);
  await page.getByRole('button', { name: 'Download', exact: true }).first().click();
  expect(isZip(await downloadBytes(page, page.getByRole('menuitem', { name: 'All files' })))).toBe(true);

  await page.goto(`${cast.url}/tasks`);
  const kept = page.getByRole('listitem').filter({ hasText: '_report.zip' });
  await kept.getByText(/Kept until/).waitFor();
  expect(isZip(await downloadBytes(page, kept.getByRole('button', { name: /^Download / })))).toBe(true);
});

test("a supplier's page is as many sheets of paper as it has content", async () => {
  await page.goto(`${cast.url}/workflows/${demo.completed.workflow}/suppliers/${demo.completed.supplier}`);
  await page.getByRole('heading', { name: 'Activity' }).waitFor();
  const sheets = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  const printed = (await sheets())?.length ?? 0;
  // Hides the page's content: the page must then print as a single sheet, because no element outside the content may
  // add a sheet.
  await page.addStyleTag({ content: '@media print { #content { display: none !important } }' });
  expect(printed).toBeGreaterThan(0);
  expect(await sheets()).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('img[src="/favicon.svg"]').isVisible()).toBe(false);
});
