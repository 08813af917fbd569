import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { problemsInOpened } from './inspect-page';

export const says = (page: Page | Locator, words: string | RegExp): Promise<void> =>
  page.getByText(words, { exact: true }).first().waitFor();

export const absent = (what: Locator): Promise<void> => what.first().waitFor({ state: 'detached' });

/**
 * Waits until the dialog with this title is open. Throws if the dialog has untranslated texts or accessibility
 * violations.
 */
export async function dialogOf(page: Page, title: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title }).last();
  await dialog.waitFor();
  expect(await problemsInOpened(page, String(title)), `in the dialog '${title}'`).toEqual([]);
  return dialog;
}

/** Opens the menu of a button. Throws if the menu has untranslated texts or accessibility violations. */
export async function menuOf(page: Page, button: Locator): Promise<Locator> {
  const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
  await button.click();
  const menu = page.getByRole('menu').last();
  await menu.waitFor();
  expect(await problemsInOpened(page, `menu of ${name}`), `in the menu of '${name}'`).toEqual([]);
  return menu;
}

export const press = (part: Page | Locator, name: string | RegExp): Promise<void> =>
  part.getByRole('button', { name, exact: true }).first().click();

const TOOLTIP_MS = 5_000;

export async function tooltipOf(page: Page, element: Locator): Promise<string> {
  const tooltip = page.getByRole('tooltip').last();
  // Hovers repeatedly, because an element loses its hover state when a response re-renders it.
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

export async function fileFrom(page: Page, action: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  const stream = await download.createReadStream();
  return { name: download.suggestedFilename(), bytes: Buffer.concat(await stream.toArray()) };
}
