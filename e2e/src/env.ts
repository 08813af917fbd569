/**
 * Reads the environment written by the setup of the browser tests (scripts/lib/tests/e2e-setup.ts). Each Vitest worker,
 * numbered from 1, has its own product.
 */
export function readE2eEnv(source: NodeJS.ProcessEnv = process.env): {
  url: string;
  chromium: string;
  pictures: string | null;
  /** Data folder of the tested product, for the operators' commands; null for a product started elsewhere. */
  dataDir: string | null;
  /** True for a product whose certificate the browser does not know (npm run cluster). */
  isOwnCertificate: boolean;
} {
  const { E2E_URLS: urls = '', CHROMIUM_PATH: chromium, VITEST_POOL_ID: worker } = source;
  const url = urls.split(' ')[Number(worker) - 1];
  if (!url || !chromium) throw new Error('browser tests run through `npm test`, which starts the product for them');
  const dataDirs = JSON.parse(source.E2E_DATA_DIRS ?? '[]') as string[];
  return {
    url,
    chromium,
    pictures: source.E2E_PICTURES ?? null,
    dataDir: dataDirs[Number(worker) - 1] ?? null,
    isOwnCertificate: source.E2E_OWN_CERTIFICATE === '1',
  };
}
