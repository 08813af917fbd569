import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type DemoWorld, findDemoWorld } from '../support/demo-world';
import { checkerOn } from '../support/inspect-page';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

/**
 * Window sizes that correspond to a 1280-pixel window at 400 % zoom and a 1440-pixel window at 200 % zoom (WCAG 1.4.10
 * and 1.4.4).
 */
const ZOOMED = { '400 %': { width: 320, height: 256 }, '200 %': { width: 720, height: 450 } } as const;

const pagesOf = ({ active, draft, completed }: DemoWorld): string[] => [
  '/home',
  '/suppliers',
  '/workflows',
  `/workflows/${active}/results`,
  `/workflows/${active}/suppliers`,
  `/workflows/${active}/suppliers/add`,
  `/workflows/${draft}/edit`,
  `/workflows/${completed.workflow}/suppliers/${completed.supplier}`,
  '/settings/profile',
  '/settings/users',
  '/contact',
];

/**
 * Returns the elements that are cut off at the sides of the page. Ignores elements in scroll containers of their own,
 * such as tables and tabs.
 */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('main :is(a, button, input:not([type=checkbox]), textarea, h1, h2, p, dd)')]
      .filter((element) => {
        const { left, right, width: own } = element.getBoundingClientRect();
        return own > 1 && (right > width + 1 || left < -1) && !scrolls(element.parentElement);
      })
      .map((element) => `cut off: ${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`);
  });
}

/** Returns the click targets that are smaller than 24 pixels and too close to other targets (WCAG 2.5.8). */
async function smallTargets(page: Page): Promise<string[]> {
  const { violations } = await (await checkerOn(page)).withRules(['target-size']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => `too small: ${target.join(' ')}`));
}

test.each(Object.entries(ZOOMED))('every page fits a window at %s', async (_zoom, viewport) => {
  const { page } = await cast.enter({ as: ADMIN });
  await page.setViewportSize(viewport);
  const wrong: string[] = [];
  for (const address of pagesOf(await findDemoWorld(cast.url))) {
    await page.goto(cast.url + address);
    await settled(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > viewport.width + 1) wrong.push(`${address}: ${width} pixels wide`);
    const found = [...(await cutOff(page)), ...(await smallTargets(page))];
    wrong.push(...found.map((problem) => `${address}: ${problem}`));
  }
  expect(wrong).toEqual([]);
});

test.each(['es-MX', 'pt-BR'])('both ways to add suppliers are on a phone’s screen, %s', async (locale) => {
  const { page } = await cast.enter({ as: ADMIN, locale });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${cast.url}/workflows/${(await findDemoWorld(cast.url)).active}/suppliers/add`);
  await settled(page);
  const tabs = await page.getByRole('tab').evaluateAll((all) =>
    all.map((tab) => {
      const list = tab.closest('.MuiTabs-scroller')?.getBoundingClientRect();
      const { left, right } = tab.getBoundingClientRect();
      return (
        list !== undefined && left >= list.left - 1 && right <= list.right + 1 && tab.scrollWidth <= tab.clientWidth
      );
    }),
  );
  expect(tabs).toEqual([true, true]);
});
