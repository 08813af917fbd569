import { findChromium } from './chromium.mjs';
import { startStack } from './stack.mjs';

/**
 * Starts the product with its demo once for all browser tests. They read E2E_URL, E2E_DATA_DIR and CHROMIUM_PATH;
 * with E2E_URL set already, that running product is tested.
 */
export default async function setup() {
  const chromium = await findChromium();
  if (!chromium) throw new Error('No Chromium or Chrome was found: install one, or give its path in CHROMIUM_PATH.');
  process.env.CHROMIUM_PATH = chromium;
  if (process.env.E2E_URL) return undefined;
  const stack = await startStack();
  process.env.E2E_URL = stack.url;
  process.env.E2E_DATA_DIR = stack.dataDir;
  return async () => {
    await stack.stop();
  };
}
