import type { Page } from 'playwright-core';
import { TestRunner } from 'vitest';
import { readE2eEnv } from '../env';
import { clearLanguage, openApi, sessionOf } from './client-api';
import { borrowProfile, type Profile } from './profiles';
import { watchLoading } from './settled';
import { slowLine } from './slow-line';

export const ADMIN = 'admin@demo.homologa.test';
export const USER = 'user@demo.homologa.test';
export const STAFF = 'staff@homologa.test';
/** Accounts that all tests of a worker share. */
const SHARED: ReadonlySet<string> = new Set([ADMIN, USER, STAFF]);
const ENGLISH = 'en-US';

const ACTION_MS = 30_000;
const SHOWN_MAX = 2_000;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

export interface Person {
  page: Page;
  problems: string[];
  /** Ignores console errors that match the pattern. Throws if no such error occurred. */
  forgive(pattern: RegExp): void;
  close: () => Promise<void>;
}

export interface Entrance {
  locale?: string;
  isPhone?: boolean;
  isDark?: boolean;
  /** Slows the person's first page to `slowLine`. */
  isSlow?: boolean;
  /**
   * E-mail address of a demo account, in whose session the browser starts. The tests share this session, so a test that
   * logs out must log in by itself instead.
   */
  as?: string;
  at?: string;
  isFirstVisit?: boolean;
}

export interface Cast {
  url: string;
  enter(entrance?: Entrance): Promise<Person>;
  /** Closes all browsers; throws on console errors, 5xx responses and requests to other origins. */
  leave(): Promise<void>;
}

export async function startCast(): Promise<Cast> {
  const { url, pictures } = readE2eEnv();
  const people: Person[] = [];
  return {
    url,
    async enter({
      locale = ENGLISH,
      isPhone = false,
      isDark = false,
      isSlow = false,
      isFirstVisit = false,
      as,
      at,
    } = {}) {
      const look = {
        locale,
        viewport: isPhone ? PHONE : DESKTOP,
        hasTouch: isPhone,
        colorScheme: isDark ? ('dark' as const) : ('light' as const),
      };
      const stored: Record<string, string> = as ? { 'homologa.session': await sessionOf(url, as) } : {};
      // A language stored with a shared account, by whatever test before, would replace the browser's.
      if (as && locale !== ENGLISH && SHARED.has(as)) await clearLanguage(await openApi(url, as));
      const profile = await borrowProfile(look, { stored, isNew: isFirstVisit });
      profile.context.setDefaultTimeout(ACTION_MS);
      const person = await watch(profile, url);
      people.push(person);
      if (isSlow) await slowLine(person.page);
      if (at !== undefined) await person.page.goto(url + at);
      return person;
    },
    async leave() {
      const left = people.splice(0);
      for (const [index, { page }] of left.entries()) {
        if (pictures && !page.isClosed()) await page.screenshot({ path: `${pictures}/${Date.now()}-${index}.png` });
      }
      // In CI the log is the only record of a failed test, so the error contains the text of the visible page.
      const hasFailed = TestRunner.getCurrentTest()?.result?.state === 'fail';
      const last = hasFailed ? await Promise.all(left.map(({ page }) => shownOn(page))) : [];
      await Promise.all(left.map(({ close }) => close()));
      const problems = [...left.flatMap((person) => person.problems), ...last];
      if (problems.length > 0) throw new Error(`seen in the browser:\n${problems.join('\n')}`);
    },
  };
}

async function shownOn(page: Page): Promise<string> {
  const words = await page
    .locator('body')
    .innerText({ timeout: 5_000 })
    .catch((error: unknown) => `nothing that can be read: ${String(error)}`);
  const lines = words
    .replaceAll(/\s+/g, ' ')
    .slice(0, SHOWN_MAX)
    .match(/.{1,200}/g) ?? ['nothing'];
  return `at the end ${page.url()} showed:\n${lines.join('\n')}`;
}

async function watch({ context, giveBack }: Profile, origin: string): Promise<Person> {
  const problems: string[] = [];
  const watchPage = (page: Page) => {
    watchLoading(page);
    page.on('pageerror', (error) => problems.push(`error on ${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      // Ignores 4xx responses, which the tests cause on purpose (a wrong password, an invalid form). Also ignores
      // blocked scripts, because the frame of a mail preview blocks even the scripts of the test.
      const expected = /Failed to load resource.*\b4\d\d\b|Blocked script execution in 'about:srcdoc'/;
      if (message.type() === 'error' && !expected.test(message.text())) {
        problems.push(`console on ${page.url()}: ${message.text()}`);
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 500)
        problems.push(`${response.status()} ${response.request().method()} ${response.url()}`);
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !/^(data|blob|about):/.test(request.url()))
        problems.push(`foreign request ${request.url()}`);
    });
  };
  context.on('page', watchPage);
  const page = await context.newPage();
  const forgive = (pattern: RegExp) => {
    const others = problems.filter((problem) => !pattern.test(problem));
    if (others.length === problems.length) throw new Error(`nothing went wrong like ${pattern}`);
    problems.splice(0, problems.length, ...others);
  };
  const close = async () => {
    context.off('page', watchPage);
    await giveBack();
  };
  return { page, problems, forgive, close };
}
