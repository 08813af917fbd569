import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const MOST_STOPS = 150;
const WAIT_MS = 30_000;
const STOPS_IN_DIALOG = 8;
const PAUSE_MS = 50;
const OUT_OF_VIEW = 'out of view';
const isOutOfView = (problem: string): boolean => problem.startsWith(OUT_OF_VIEW);

type Role = Parameters<Page['getByRole']>[0];

/**
 * Operates the page by keyboard only. Collects the problems of each tab stop (it has no name, has no visible focus, or
 * is out of view) and throws them at the end.
 */
export interface Keyboard {
  /** Presses keys in order; throws if the focus is lost. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  tabTo(role: Role, name: string | RegExp, way?: { back?: boolean; max?: number }): Promise<void>;
  open(role: Role, name: string | RegExp, way?: { back?: boolean; max?: number }): Promise<void>;
  visitDialog(role: 'button', opener: string | RegExp): Promise<void>;
  isOn(role: Role, name: string | RegExp): Promise<void>;
  walkAll(max: number): Promise<number>;
  verify(): void;
}

function lookAtStop(): { isLost: boolean; said: string; problems: string[] } {
  interface Stop {
    element: Element;
    look: string;
  }
  const kept = window as unknown as { lastStop?: Stop };
  const styleOf = (element: Element): string => {
    const s = getComputedStyle(element);
    const outline = s.outlineStyle === 'none' ? 'none' : `${s.outlineStyle} ${s.outlineWidth} ${s.outlineColor}`;
    return [outline, s.boxShadow, s.backgroundColor, s.borderColor, s.borderWidth, s.textDecorationLine].join('|');
  };
  const lookOf = (element: Element): string => {
    const around: Element[] = [];
    for (let each: Element | null = element; each && around.length < 4; each = each.parentElement) around.push(each);
    const frames = around.flatMap((each) => [...each.querySelectorAll(':scope > fieldset')]);
    return [...around, ...frames].map(styleOf).join('\n');
  };
  const sayOf = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.id);
    return `<${element.tagName.toLowerCase()} ${element.getAttribute('role') ?? ''}> ${label.slice(0, 60)}`;
  };
  /** True if a tooltip or a closing menu covers the element; both disappear without a user action. */
  const isPassing = (hit: Element, element: Element): boolean => {
    const above = hit.closest('[role=tooltip], .MuiModal-root');
    return above !== null && !above.contains(element);
  };
  const isSeen = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const xs = [left + 3, (left + right) / 2, right - 3];
    const ys = [top + 3, (top + bottom) / 2, bottom - 3];
    return xs.some((x) =>
      ys.some((y) => {
        const hit = document.elementsFromPoint(x, y).find((each) => !isPassing(each, element));
        return hit !== undefined && (element.contains(hit) || hit.contains(element));
      }),
    );
  };
  const problems: string[] = [];
  const active = document.activeElement;
  const former = kept.lastStop;
  const isLeft = former?.element.isConnected && former.element !== active && former.element.ariaExpanded !== 'true';
  if (former && isLeft && lookOf(former.element) === former.look) {
    problems.push(`no sign of the focus: ${sayOf(former.element)}`);
  }
  delete kept.lastStop;
  if (!active || active === document.body) return { isLost: true, said: '', problems };
  // False for headings and frames, which receive the focus only so that screen readers read them.
  const isForUse =
    (active as HTMLElement).tabIndex >= 0 || /^(menuitem|option|tab)/.test(active.getAttribute('role') ?? '');
  if (isForUse) {
    kept.lastStop = { element: active, look: lookOf(active) };
    if (!isSeen(active)) problems.push(`out of view: ${sayOf(active)}`);
  }
  return { isLost: false, said: sayOf(active), problems };
}

export function keyboardOf(page: Page): Keyboard {
  const problems = new Set<string>();
  const look = async () => {
    const until = performance.now() + WAIT_MS;
    const found = new Set<string>();
    let seen = await page.evaluate(lookAtStop);
    // Retries while the element is out of view, because a panel may still be opening.
    for (; seen.problems.some(isOutOfView) && performance.now() < until; seen = await page.evaluate(lookAtStop)) {
      for (const problem of seen.problems) if (!isOutOfView(problem)) found.add(problem);
      await sleep(PAUSE_MS);
    }
    for (const problem of [...found, ...seen.problems]) problems.add(`${new URL(page.url()).pathname}: ${problem}`);
    return seen;
  };
  const has = async (role: Role, name: string | RegExp): Promise<boolean> =>
    (await page.getByRole(role, { name, exact: true }).and(page.locator(':focus')).count()) > 0;
  const keyboard: Keyboard = {
    async press(...keys) {
      for (const key of keys) {
        const { said } = await look();
        await page.keyboard.press(key);
        await expect
          .poll(async () => (await look()).isLost, {
            timeout: WAIT_MS,
            message: `the focus is lost: ${key} on ${said}`,
          })
          .toBe(false);
      }
    },
    type: (text) => page.keyboard.type(text),
    async tabTo(role, name, { back = false, max = MOST_STOPS } = {}) {
      await page.getByRole(role, { name, exact: true }).first().waitFor();
      for (let stops = 0; stops <= max; stops += 1) {
        if (await has(role, name)) return;
        await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
        await look();
      }
      throw new Error(`${role} '${name}' was not reached within ${max} stops`);
    },
    async open(role, name, way) {
      await keyboard.tabTo(role, name, way);
      await keyboard.press('Enter');
    },
    async visitDialog(role, opener) {
      await keyboard.open(role, opener);
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      for (let stop = 0; stop < STOPS_IN_DIALOG; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await keyboard.isOn(role, opener);
    },
    async isOn(role, name) {
      try {
        await page
          .getByRole(role, { name, exact: true })
          .and(page.locator(':focus'))
          .first()
          .waitFor({ state: 'attached', timeout: WAIT_MS });
      } catch {
        throw new Error(`${page.url()}: the focus is on '${(await look()).said}', not on ${role} '${name}'`);
      }
    },
    async walkAll(max) {
      const isBegin = await page.evaluateHandle(() => document.activeElement);
      for (let stops = 1; stops <= max; stops += 1) {
        await page.keyboard.press('Tab');
        const { isLost } = await look();
        if (isLost || (await page.evaluate((begin) => begin === document.activeElement, isBegin))) return stops;
      }
      throw new Error(`the keyboard did not come round within ${max} stops of ${page.url()}`);
    },
    verify: () => expect([...problems]).toEqual([]),
  };
  return keyboard;
}
