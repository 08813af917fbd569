import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The program of a Chromium or Chrome: CHROMIUM_PATH, else the headless one in the npm package @sparticuz/chromium,
 * which is the same everywhere, needs less of the processor and unpacks itself into the temporary directory, else the
 * system's. Null when there is none.
 */
export async function findChromium() {
  return process.env.CHROMIUM_PATH || (await unpackChromium()) || installedChromium();
}

/** Null on other systems than the package is made for, and where it was left out. */
async function unpackChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  } catch {
    return null;
  }
}

function installedChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE];
  return candidates.find((file) => existsSync(file)) ?? null;
}

/** What a Chromium in a container needs; the package's own list would end the browser with its first page. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
