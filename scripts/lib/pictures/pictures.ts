import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from 'playwright-core';
import { inRoot, ROOT } from '../paths';
import { startStack } from '../product/stack';
import { Halt, runMain, say } from '../say';
import { CHROMIUM_ARGS, findChromium } from '../tests/chromium';
import { openContext, openPage, photograph, type Size, settle } from './camera';
import { type DemoObjects, findDemoObjects } from './demo-objects';
import { type Fingerprints, fingerprintOf, readSources, stalePictures } from './fingerprints';
import { photographPhones } from './phones';
import { ADMIN, openSession, type Session, STAFF } from './product-api';
import { FRAME, PHONES, SHOTS, type Shot } from './shots';

const FOLDER = inRoot('console', 'src', 'guides', 'pictures');
const SOURCES_FILE = join(FOLDER, 'sources.json');
const SIZES_FILE = join(FOLDER, 'sizes.json');

/** Languages of the console, with the browser's locale for each. */
const LANGUAGES = { en: 'en-US', es: 'es-MX', 'pt-BR': 'pt-BR' } as const;

type Language = keyof typeof LANGUAGES;
const namesOf = (table: typeof LANGUAGES) => Object.keys(table) as Language[];

const readJson = <Answer extends object>(file: string): Answer =>
  (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Answer;
const writeJson = (file: string, content: object) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

function currentFingerprints(): Fingerprints {
  const frame = readSources(ROOT, FRAME);
  const shown = SHOTS.map(({ name, shows }) => ({ name, sources: [...frame, ...readSources(ROOT, shows)] }));
  const phones = { name: PHONES.name, sources: readSources(ROOT, [...PHONES.shows, 'demo/src']) };
  return Object.fromEntries([...shown, phones].map(({ name, sources }) => [name, fingerprintOf(sources)]));
}

/** Returns the names of pictures whose sources have changed since they were taken. */
export const findStalePictures = (): string[] =>
  stalePictures(readJson<Fingerprints>(SOURCES_FILE), currentFingerprints());

type Keep = (name: string, take: (file: string) => Promise<Size>) => Promise<void>;

interface Studio {
  url: string;
  browser: Browser;
  demo: DemoObjects;
  sessions: Readonly<Record<string, Session>>;
}

/** Sets the console's language without changing the account, because the audit trail would show that change. */
const speak = (context: BrowserContext, language: Language) =>
  context.route('**/auth/reload', async (route) => {
    const response = await route.fetch();
    const { user, ...answer } = (await response.json()) as { user: { preferences: object } };
    await route.fulfill({
      response,
      json: { ...answer, user: { ...user, preferences: { ...user.preferences, language } } },
    });
  });

/** Takes the pictures of one language. Each user has one browser context, so that its pages share the cached code. */
async function takeShots(
  { url, browser, demo, sessions }: Studio,
  shots: readonly Shot[],
  language: Language,
  keep: Keep,
) {
  for (const as of new Set(shots.map((shot) => shot.as))) {
    const context = await openContext(browser, LANGUAGES[language]);
    await speak(context, language);
    await context.addInitScript((token) => localStorage.setItem('homologa.session', token), sessions[as]?.token ?? '');
    for (const shot of shots.filter((one) => one.as === as)) {
      const page = await openPage(context);
      await page.goto(url + shot.at(demo));
      await settle(page);
      const part = await shot.prepare?.(page).catch((error: unknown) => {
        throw new Error(`${shot.name}: ${String(error)}`, { cause: error });
      });
      await settle(page);
      await keep(shot.name, (file) => photograph(page, file, part ?? undefined));
      await page.close();
    }
    await context.close();
  }
}

async function takeAll(url: string, browser: Browser, wanted: (name: string) => boolean) {
  const admin = await openSession(url, ADMIN);
  const staff = await openSession(url, STAFF);
  const demo = await findDemoObjects(admin, staff);
  const studio: Studio = { url, browser, demo, sessions: { [ADMIN]: admin, [STAFF]: staff } };
  const sizes = readJson<Record<string, Size>>(SIZES_FILE);
  let bytes = 0;
  for (const language of namesOf(LANGUAGES)) {
    const locale = LANGUAGES[language];
    mkdirSync(join(FOLDER, language), { recursive: true });
    const keep: Keep = async (name, take) => {
      const file = join(FOLDER, language, `${name}.webp`);
      sizes[`${language}/${name}`] = await take(file);
      const { size } = statSync(file);
      bytes += size;
      say(`${language}/${name}  ${(size / 1_000).toFixed(1)} kB`);
    };
    await takeShots(
      studio,
      SHOTS.filter(({ name }) => wanted(name)),
      language,
      keep,
    );
    if (wanted(PHONES.name))
      await keep(PHONES.name, (file) => photographPhones(browser, { url, language, locale, file }));
  }
  writeJson(SIZES_FILE, Object.fromEntries(Object.entries(sizes).toSorted(([a], [b]) => (a < b ? -1 : 1))));
  const current = currentFingerprints();
  const made = readJson<Fingerprints>(SOURCES_FILE);
  writeJson(
    SOURCES_FILE,
    Object.fromEntries(Object.keys(current).map((name) => [name, wanted(name) ? current[name] : (made[name] ?? '')])),
  );
  say(`${(bytes / 1_000).toFixed(0)} kB of pictures in ${FOLDER}`);
}

async function makePictures(names: readonly string[], runningUrl?: string) {
  const chromiumPath = await findChromium();
  if (!chromiumPath) throw new Halt('No Chromium or Chrome was found: give its path in CHROMIUM_PATH.');
  const { chromium } = await import('playwright-core');
  const stack = runningUrl ? null : await startStack();
  say(stack ? 'the product runs with a new demo' : `using ${runningUrl}`);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_ARGS });
  try {
    await takeAll(stack?.url ?? runningUrl ?? '', browser, (name) => names.length === 0 || names.includes(name));
  } finally {
    await browser.close();
    await stack?.stop();
  }
}

/**
 * `npm run pictures`: takes the pictures of the guides and of README.md in the demo of a product started for this
 * purpose. `-- launch edit` takes only the pictures of these names, `-- --url <address>` uses a running product, `--
 * --check` prints the stale pictures and exits with 1 if any picture is stale.
 */
export const main = () =>
  runMain(async () => {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: { check: { type: 'boolean' }, url: { type: 'string' } },
    });
    if (!values.check) return makePictures(positionals, values.url);
    const stale = findStalePictures();
    say(stale.length === 0 ? 'all pictures show the present sources' : `stale: ${stale.join(', ')}`);
    return stale.length === 0 ? 0 : 1;
  });
