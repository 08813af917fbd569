import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS } from '../../../scripts/lib/chromium.mjs';
import { readE2eEnv } from '../env';
import { sessionOf } from './client-api';
import { watchLoading } from './settled';

/** Of the demo's company, and of the provider. */
export const ADMIN = 'admin@demo.homologa.test';
export const USER = 'user@demo.homologa.test';
export const STAFF = 'staff@homologa.test';

const ACTION_MS = 30_000;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A person at a browser of their own. What goes wrong in it is kept and fails the test at its end. */
export interface Person {
  page: Page;
  problems: string[];
  /** Takes out what this part of the story meant to go wrong; throws when nothing like it did. */
  forgive(pattern: RegExp): void;
  close: () => Promise<void>;
}

/** How somebody comes: in a language, with a phone, in the dark, signed in to the console, at a page of the product. */
export interface Entrance {
  locale?: string;
  isPhone?: boolean;
  isDark?: boolean;
  /** The e-mail of somebody of the demo. They share one session, so a test that logs out signs in by itself. */
  as?: string;
  at?: string;
}

export interface Cast {
  url: string;
  /** Somebody new, at a desk unless with a phone. */
  enter(entrance?: Entrance): Promise<Person>;
  /** Ends everybody's visit; throws when anybody saw a console error, a 5xx answer or a foreign address. */
  leave(): Promise<void>;
}

/** One for all tests of this worker. It ends with the worker. */
let browser: Promise<Browser> | undefined;

export async function startCast(): Promise<Cast> {
  const { url, chromium: executablePath } = readE2eEnv();
  browser ??= chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const running = await browser;
  const people: Person[] = [];
  return {
    url,
    async enter({ locale = 'en-US', isPhone = false, isDark = false, as, at } = {}) {
      const context = await running.newContext({
        ...(as ? { storageState: await signedIn(url, as) } : {}),
        locale,
        viewport: isPhone ? PHONE : DESKTOP,
        hasTouch: isPhone,
        colorScheme: isDark ? 'dark' : 'light',
        reducedMotion: 'reduce',
        acceptDownloads: true,
      });
      context.setDefaultTimeout(ACTION_MS);
      const person = await watch(context, url);
      people.push(person);
      if (at !== undefined) await person.page.goto(url + at);
      return person;
    },
    async leave() {
      const { pictures } = readE2eEnv();
      for (const [index, { page }] of people.entries()) {
        if (pictures && !page.isClosed()) await page.screenshot({ path: `${pictures}/${Date.now()}-${index}.png` });
      }
      await Promise.all(people.map(({ close }) => close()));
      const problems = people.flatMap((person) => person.problems);
      if (problems.length > 0) throw new Error(`seen in the browser:\n${problems.join('\n')}`);
    },
  };
}

/** What the console keeps in a browser of somebody who is signed in. */
async function signedIn(url: string, email: string) {
  const localStorage = [{ name: 'homologa.session', value: await sessionOf(url, email) }];
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

async function watch(context: BrowserContext, origin: string): Promise<Person> {
  const problems: string[] = [];
  context.on('page', (page) => {
    watchLoading(page);
    page.on('pageerror', (error) => problems.push(`error on ${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      // A refused request (a wrong password, an unsaved form) is part of the story; the page shows it. The frame with a
      // mail's preview refuses scripts, those with which a test looks into it too.
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
  });
  const page = await context.newPage();
  const forgive = (pattern: RegExp) => {
    const others = problems.filter((problem) => !pattern.test(problem));
    if (others.length === problems.length) throw new Error(`nothing went wrong like ${pattern}`);
    problems.splice(0, problems.length, ...others);
  };
  return { page, problems, forgive, close: () => context.close() };
}
