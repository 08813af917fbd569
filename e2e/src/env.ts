/**
 * What the set-up of the browser tests leaves for them (scripts/lib/tests/e2e-setup.mjs). Each of Vitest's workers, which are
 * counted from 1, has a product of its own.
 */
export function readE2eEnv(source: NodeJS.ProcessEnv = process.env): {
  url: string;
  chromium: string;
  pictures: string | null;
  /** Where the product keeps its data, for the operators' commands; null for one that runs already. */
  dataDir: string | null;
} {
  const { E2E_URLS: urls = '', CHROMIUM_PATH: chromium, VITEST_POOL_ID: worker } = source;
  const url = urls.split(' ')[Number(worker) - 1];
  if (!url || !chromium) throw new Error('browser tests run through `npm test`, which starts the product for them');
  const dataDirs = JSON.parse(source.E2E_DATA_DIRS ?? '[]') as string[];
  return { url, chromium, pictures: source.E2E_PICTURES ?? null, dataDir: dataDirs[Number(worker) - 1] ?? null };
}
