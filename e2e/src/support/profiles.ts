import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS } from '../../../scripts/lib/tests/chromium.mjs';
import { readE2eEnv } from '../env';

/** What a profile of the browser is made with: those of one look take each other's place. */
export type Look = Pick<BrowserContextOptions, 'locale' | 'viewport' | 'hasTouch' | 'colorScheme'>;

/**
 * A profile that people use one after the other. Each comes to pages of their own and finds nothing kept; what the
 * browser has loaded and compiled for the one before is there, which is more than half of what a first page costs.
 */
export interface Profile {
  context: BrowserContext;
  /** Closes its pages and leaves it to the next. */
  giveBack: () => Promise<void>;
}

interface Kept {
  context: BrowserContext;
  /** A page of the product's origin that is always open: with its last page a profile's process ends. */
  keeper: Page;
}

/** One for all tests of this worker. It ends with the worker. */
let browser: Promise<Browser> | undefined;
const idle = new Map<string, Kept[]>();

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: readE2eEnv().chromium,
    // A new page is drawn by the process of those before it.
    args: [...CHROMIUM_ARGS, '--process-per-site'],
  });

async function make(look: Look): Promise<Kept> {
  browser ??= launch();
  const context = await (await browser).newContext({ ...look, reducedMotion: 'reduce', acceptDownloads: true });
  const keeper = await context.newPage();
  await keeper.goto(`${readE2eEnv().url}/healthz`);
  return { context, keeper };
}

/** A profile of this look with nothing kept but `stored` in its local storage; a new one, if asked for. */
export async function borrowProfile(
  look: Look,
  { stored, isNew = false }: { stored: Record<string, string>; isNew?: boolean },
): Promise<Profile> {
  const key = JSON.stringify(look);
  const kept = (isNew ? undefined : idle.get(key)?.pop()) ?? (await make(look));
  const { context, keeper } = kept;
  await context.clearCookies();
  await keeper.evaluate(async (items) => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    localStorage.clear();
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, stored);
  let isBorrowed = true;
  const giveBack = async () => {
    if (!isBorrowed) return;
    isBorrowed = false;
    const pages = context.pages().filter((page) => page !== keeper);
    await Promise.all(pages.map((page) => page.close()));
    await context.setOffline(false);
    await context.clearPermissions();
    idle.set(key, [...(idle.get(key) ?? []), kept]);
  };
  return { context, giveBack };
}
