import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the path of a Chromium or Chrome, or null: CHROMIUM_PATH, then the headless build of the npm package
 * `@sparticuz/chromium` (the same everywhere, small, unpacks itself into the temporary folder), then the system's
 * browser.
 */
export async function findChromium() {
  return process.env.CHROMIUM_PATH || (await unpackChromium()) || installedChromium();
}

/** Unpacks the package's browser; null on platforms other than Linux x64, or without the optional package. */
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

/** Flags for Chromium in a container. The package's own list makes the browser exit with its first page. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
