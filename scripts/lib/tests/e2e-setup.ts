import type { TestProject } from 'vitest/node';
import { startStack } from '../product/stack';
import { findChromium } from './chromium';

/** Tests share the sessions of the demo's accounts for as long as a worker runs: no proof and no use may grow old. */
export const LASTING_SESSIONS = { STEP_UP_MINUTES: '600', STAFF_IDLE_MINUTES: '600' };

/**
 * Starts a product with its demo for each worker of the browser tests and provides E2E_URLS, E2E_DATA_DIRS and
 * CHROMIUM_PATH. If E2E_URL is set, that running product is tested instead; its data folder is unknown.
 */
export default async function setup(project: TestProject) {
  const chromium = await findChromium();
  if (!chromium) throw new Error('No Chromium or Chrome was found: install one, or give its path in CHROMIUM_PATH.');
  process.env.CHROMIUM_PATH = chromium;
  if (process.env.E2E_URL) {
    process.env.E2E_URLS = process.env.E2E_URL;
    return undefined;
  }
  const { config, state } = project.vitest;
  const workers = Math.min(state.getPaths().length, config.maxWorkers);
  const starting = Array.from({ length: workers }, () => startStack({ env: LASTING_SESSIONS }));
  const outcomes = await Promise.allSettled(starting);
  const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const stop = () => Promise.all(started.map((stack) => stack.stop()));
  try {
    const stacks = await Promise.all(starting);
    process.env.E2E_URLS = stacks.map(({ url }) => url).join(' ');
    process.env.E2E_DATA_DIRS = JSON.stringify(stacks.map(({ dataDir }) => dataDir));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
