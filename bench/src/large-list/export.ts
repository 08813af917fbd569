import { stat } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { Meter } from './probe';
import type { ListedWorkflow } from './seed-large';

const TRAY = 'section[aria-label="Background tasks"]';
const PATIENCE = 5 * 60_000;

export async function measureExport(meter: Meter, url: string, workflow: ListedWorkflow): Promise<string[]> {
  const { page } = meter;
  const bar = page.getByRole('region', { name: 'Selected suppliers' });
  await meter.measure({
    name: 'open',
    run: () => page.goto(`${url}/workflows/${workflow.id}/suppliers`),
    isOpening: true,
  });
  await page.getByRole('checkbox', { name: 'Select all suppliers on this page' }).click();
  await bar.getByRole('button', { name: /^Select all/ }).click();
  const begun = performance.now();
  const click = await meter.measure({
    name: 'export',
    run: () => bar.getByRole('button', { name: 'Export', exact: true }).click(),
    shows: TRAY,
  });
  const meanwhile = await meter.measure({ name: 'sort', run: () => sortBy(page, 'Country') });
  const progress = await untilFile(page);
  const seconds = (performance.now() - begun) / 1000;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .locator(TRAY)
      .getByRole('button', { name: /^Download/ })
      .first()
      .click(),
  ]);
  const { size } = await stat(await download.path());
  return [
    `the tray shows after ${click.painted.toFixed(0)} ms; longest task ${click.longestTask.toFixed(0)} ms`,
    `a sort meanwhile is painted after ${meanwhile.painted.toFixed(0)} ms; longest task ${meanwhile.longestTask.toFixed(0)} ms`,
    `${progress} steps of progress are shown; the file is ready after ${seconds.toFixed(1)} s: ${(size / 1e6).toFixed(1)} MB`,
  ];
}

const sortBy = (page: Page, name: string) => page.locator('thead').getByRole('button', { name, exact: true }).click();

/** Waits for the exported file and returns the number of distinct percentages that the progress bar showed. */
async function untilFile(page: Page): Promise<number> {
  const seen = await page.waitForFunction(
    (tray) => {
      const known = ((window as { seen?: Set<string> }).seen ??= new Set());
      const value = document.querySelector(`${tray} [role=progressbar]`)?.getAttribute('aria-valuenow');
      if (value) known.add(value);
      const isDone = [...document.querySelectorAll(`${tray} button`)].some(
        (button) => button.textContent === 'Download',
      );
      return isDone && known;
    },
    TRAY,
    { timeout: PATIENCE },
  );
  return seen.evaluate((known) => (known === false ? 0 : known.size));
}
