import type { Page } from 'playwright-core';

/** Records the app's headings in their order. The server's page has one too, which the app replaces by its own. */
export async function recordHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = () => {
      const heading = document.querySelector('h1:not(#shell h1)')?.textContent?.replace(/\s+/g, ' ').trim();
      const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
      if (heading && heading !== seen.at(-1)) sessionStorage.setItem('seen', JSON.stringify([...seen, heading]));
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

export const seenHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[]);

/**
 * Waits for the heading of the app's screen. The server paints the first screen with a heading, too, whose links and
 * buttons do not work until the app has replaced it.
 */
export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).and(page.locator('h1:not(#shell h1)')).waitFor();
