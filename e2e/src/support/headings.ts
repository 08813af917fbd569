import type { Page } from 'playwright-core';

/** Keeps every heading of the first level that a page shows from here on, through reloads and other addresses. */
export async function recordHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = () => {
      const heading = document.querySelector('h1')?.textContent;
      const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
      if (heading && heading !== seen.at(-1)) sessionStorage.setItem('seen', JSON.stringify([...seen, heading]));
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** The headings that a person has seen, in order; one that stayed is told once. */
export const seenHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[]);
