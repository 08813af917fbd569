import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the path of a Chromium or Chrome; null if there is none. Tries CHROMIUM_PATH, then the headless build of the
 * npm package `@sparticuz/chromium` (small, the same everywhere, unpacks itself into the temporary folder), then the
 * system's browser.
 */
export async function findChromium() {
  return process.env.CHROMIUM_PATH || (await unpackChromium()) || installedChromium();
}

/**
 * Unpacks the browser of the package. Null on platforms other than Linux x64, or if the optional package is not
 * installed.
 */
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

/**
 * Flags for Chromium in a container. With the flags that the package recommends, the browser would exit when its first
 * page is closed.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
