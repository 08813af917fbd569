import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Request } from 'playwright-core';
import { settled } from './settled';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function textsOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label],[placeholder],[title],[alt]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...named].join('\n');
  });
}

const LEFTOVERS: readonly [string, RegExp][] = [
  [
    'a key',
    /(?<![\w@./-])(?:ra|app|resources|common|shell|suppliers|workflows|intro|account|questionnaire|confirm|finished|steps)(?:\.[a-z_]+)+(?![\w@-])/,
  ],
  ['a placeholder', /\{\w+\}|%\{\w+\}/],
  ['both plurals', / \|\| /],
  ['no value', /\bundefined\b|\bNaN\b|\[object |Invalid Date/],
];

export async function leftoversOn(page: Page): Promise<string[]> {
  const texts = await textsOn(page);
  return LEFTOVERS.flatMap(([what, pattern]) => {
    const [found] = pattern.exec(texts) ?? [];
    return found === undefined ? [] : [`${what} is shown: ${found}`];
  });
}

/** Returns the serious and critical axe findings with their first elements, for the page or a part of it. */
export async function violationsOn(page: Page, part?: string): Promise<string[]> {
  // Waits until colour transitions have ended, because the contrast changes during a transition.
  await page.waitForFunction(
    () => !document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running'),
  );
  const axe = await checkerOn(page);
  const { violations } = await (part ? axe.include(part) : axe).withTags(RULES).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `axe ${id}: ${nodes
          .slice(0, 3)
          .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n').at(-1)?.trim()})`)
          .join('; ')}`,
    );
}

/**
 * Returns axe for the current page and injects it only once. axe runs inside the page (legacy mode), because by default
 * it opens a blank page for each report, and because the frame of a mail preview runs no scripts.
 */
export async function checkerOn(page: Page): Promise<AxeBuilder> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) });
  return axe.options({ resultTypes: ['violations'] }).setLegacyMode();
}

export async function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);
}

const checked = new Set<string>();

export async function problemsInOpened(page: Page, name: string): Promise<string[]> {
  await settled(page);
  const problems = await leftoversOn(page);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const look = `${name} ${page.viewportSize()?.width} ${isDark}`;
  if (!checked.has(look)) problems.push(...(await violationsOn(page, '[role=dialog], .MuiPopover-paper')));
  if (problems.length === 0) checked.add(look);
  return problems;
}

export interface Inspection {
  path: string;
  heading: string;
  title: string;
  problems: string[];
}

/**
 * Navigates and returns all problems of the page: untranslated texts, duplicate requests, horizontal scrolling, a
 * missing or second level-1 heading, and accessibility violations. Skips the accessibility check if `isChecked` returns
 * true for the page.
 */
export async function inspect(
  page: Page,
  go: () => Promise<unknown>,
  isChecked: (seen: Pick<Inspection, 'path' | 'heading'>) => boolean = () => false,
): Promise<Inspection> {
  const fetched = new Map<string, number>();
  const problems: string[] = [];
  const count = (request: Request) => {
    if (request.method() !== 'GET' || !['fetch', 'xhr'].includes(request.resourceType())) return;
    fetched.set(request.url(), (fetched.get(request.url()) ?? 0) + 1);
  };
  page.on('request', count);
  await go();
  await settled(page);
  page.off('request', count);
  for (const [address, times] of fetched) {
    if (times > 1) problems.push(`fetched ${times} times: ${address}`);
  }
  problems.push(...(await leftoversOn(page)));
  if (await isTooWide(page)) problems.push('the page is wider than the window');
  const headings = await page.locator('h1').allInnerTexts();
  if (headings.length !== 1) problems.push(`${headings.length} headings of the first level`);
  const title = await page.title();
  const { pathname, search } = new URL(page.url());
  const seen = { path: pathname + search, heading: headings[0] ?? '' };
  if (!isChecked(seen)) problems.push(...(await violationsOn(page)));
  return { ...seen, title, problems };
}
