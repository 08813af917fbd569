import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isTooWide, leftoversOn, violationsOn } from './inspect-page';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Narrowest width required by WCAG 2.2 (1.4.10). */
const NARROWEST = { width: 320, height: 640 };

/**
 * Views in which a page is checked. They cover every pair of language and screen size, language and color scheme, and
 * screen size and color scheme.
 */
const VIEWS = [
  { locale: 'en', size: DESK, colorScheme: 'light' },
  { locale: 'en', size: PHONE, colorScheme: 'dark' },
  { locale: 'es', size: PHONE, colorScheme: 'light' },
  { locale: 'es', size: DESK, colorScheme: 'dark' },
  { locale: 'pt-BR', size: DESK, colorScheme: 'light' },
  { locale: 'pt-BR', size: PHONE, colorScheme: 'dark' },
] as const;

export async function speak(page: Page, locale: string): Promise<void> {
  await page.locator('header select').selectOption(locale);
  await page.locator(`html[lang="${locale}"]`).waitFor();
}

/**
 * Returns the sentences of the page. Omits user data and the options of lists, because they may be the same in all
 * languages.
 */
async function sentencesOn(page: Page, data: readonly string[]): Promise<Set<string>> {
  const [text, options] = await page.evaluate(
    () => [document.body.innerText, [...document.querySelectorAll('option')].map((option) => option.text)] as const,
  );
  const lines = text.split('\n').map((line) => line.trim());
  const isData = (line: string) => options.includes(line) || data.some((each) => line.includes(each));
  return new Set(lines.filter((line) => /\p{L}{2,} \p{L}/u.test(line) && !isData(line)));
}

/**
 * Returns the problems of the open page in every language, on desktop and phone, in both colour schemes, and at a width
 * of 320 pixels: accessibility violations (checked in English only), untranslated texts, an untranslated title,
 * horizontal scrolling. Leaves the page in English. `data` contains texts that are not translated.
 */
export async function problemsInAllViews(page: Page, data: readonly string[] = []): Promise<string[]> {
  const problems: string[] = [];
  const said = new Map<string, Set<string>>();
  for (const { locale, size, colorScheme } of VIEWS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await speak(page, locale);
    const found = await leftoversOn(page);
    // Checks accessibility once for each color scheme and screen size, because the language does not affect it.
    if (locale === 'en') found.push(...(await violationsOn(page)));
    if (!said.has(locale)) {
      said.set(locale, await sentencesOn(page, data));
      await page.setViewportSize(NARROWEST);
      if (await isTooWide(page)) found.push('the page is wider than 320 pixels');
      // A heading in two lines is one line of the title.
      const heading = (await page.locator('h1').innerText()).replace(/\s+/g, ' ').trim();
      if (!(await page.title()).endsWith(`${heading} · Homologa`)) found.push(`the title is '${await page.title()}'`);
    }
    problems.push(...found.map((problem) => `${locale} ${colorScheme} ${size.width}: ${problem}`));
  }
  const english = said.get('en') ?? new Set();
  for (const locale of ['es', 'pt-BR']) {
    const same = [...(said.get(locale) ?? [])].filter((sentence) => english.has(sentence));
    problems.push(...same.map((sentence) => `${locale}: not translated: ${sentence}`));
  }
  await page.setViewportSize(DESK);
  await speak(page, 'en');
  return problems;
}

/** Checks a dialog or an error on an already checked page, in both color schemes. */
export async function problemsInBothSchemes(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    problems.push(...(await violationsOn(page)).map((problem) => `${colorScheme}: ${problem}`));
  }
  return problems;
}

export async function arriveAt(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await expect
    .poll(() => page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`))
    .toBe(`H1 ${name}`);
}

/**
 * Returns the lines of the error summary. Checks that the summary has the focus and that each of its links leads to the
 * right field.
 */
export async function followSummary(page: Page): Promise<string[]> {
  const summary = page.getByRole('alert');
  await summary.waitFor();
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
  for (const link of await summary.getByRole('link').all()) {
    const target = (await link.getAttribute('href'))?.slice(1);
    await link.click();
    expect([await link.innerText(), await page.evaluate(() => document.activeElement?.id)]).toEqual([
      await link.innerText(),
      target,
    ]);
  }
  return summary.getByRole('listitem').allInnerTexts();
}
