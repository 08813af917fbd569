import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { problemsInOpened } from './inspect-page';

/** Waits until the page says these words. */
export const says = (page: Page | Locator, words: string | RegExp): Promise<void> =>
  page.getByText(words, { exact: true }).first().waitFor();

/** Waits until nothing like this is on the page. */
export const absent = (what: Locator): Promise<void> => what.first().waitFor({ state: 'detached' });

/** The dialog of this title, open and at rest; fails on an untranslated text or a violation of accessibility in it. */
export async function dialogOf(page: Page, title: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title }).last();
  await dialog.waitFor();
  expect(await problemsInOpened(page, String(title)), `in the dialog '${title}'`).toEqual([]);
  return dialog;
}

/** Opens the menu of a button, with the same care. */
export async function menuOf(page: Page, button: Locator): Promise<Locator> {
  const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
  await button.click();
  const menu = page.getByRole('menu').last();
  await menu.waitFor();
  expect(await problemsInOpened(page, `menu of ${name}`), `in the menu of '${name}'`).toEqual([]);
  return menu;
}

/** Presses the button of this name, alone or in a part of the page. */
export const press = (part: Page | Locator, name: string | RegExp): Promise<void> =>
  part.getByRole('button', { name, exact: true }).first().click();

/** Milliseconds after which an element is pointed at again: a tooltip comes within a tenth of that. */
const TOOLTIP_MS = 5_000;

/** The words that explain an element when it is pointed at. */
export async function tooltipOf(page: Page, element: Locator): Promise<string> {
  const tooltip = page.getByRole('tooltip').last();
  // What is drawn anew below the pointer, by an answer that came in, has to be pointed at again.
  const show = async () => {
    await page.mouse.move(0, 0);
    await element.hover();
    await tooltip.waitFor({ timeout: TOOLTIP_MS });
  };
  await show().catch(show).catch(show);
  const text = await tooltip.innerText();
  await page.mouse.move(0, 0);
  return text;
}

/** What a press hands to the browser: name and bytes. */
export async function fileFrom(page: Page, action: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  const stream = await download.createReadStream();
  return { name: download.suggestedFilename(), bytes: Buffer.concat(await stream.toArray()) };
}
