import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS } from '../../../scripts/lib/tests/chromium';
import { readE2eEnv } from '../env';

export type Look = Pick<BrowserContextOptions, 'locale' | 'viewport' | 'hasTouch' | 'colorScheme'>;

/**
 * Reused browser profile with new pages and empty storage. Its HTTP and code caches save more than half of the load
 * time of a first page.
 */
export interface Profile {
  context: BrowserContext;
  giveBack: () => Promise<void>;
}

interface Kept {
  context: BrowserContext;
  /** A page that is never closed, because the renderer process of a profile ends with the profile's last page. */
  keeper: Page;
}

let browser: Promise<Browser> | undefined;
const idle = new Map<string, Kept[]>();

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: readE2eEnv().chromium,
    // New pages reuse the renderer process of earlier pages.
    args: [...CHROMIUM_ARGS, '--process-per-site'],
  });

async function make(look: Look): Promise<Kept> {
  browser ??= launch();
  const { url, isOwnCertificate: ignoreHTTPSErrors } = readE2eEnv();
  const context = await (await browser).newContext({
    ...look,
    reducedMotion: 'reduce',
    acceptDownloads: true,
    ignoreHTTPSErrors,
  });
  const keeper = await context.newPage();
  await keeper.goto(`${url}/healthz`);
  return { context, keeper };
}

/**
 * Returns a browser profile with these settings and with only `stored` in its local storage. Creates a new profile if
 * `isNew`.
 */
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
