/** What the set-up of the browser tests leaves for them (scripts/lib/e2e-setup.mjs). */
export function readE2eEnv(source: NodeJS.ProcessEnv = process.env): {
  url: string;
  chromium: string;
  pictures: string | null;
} {
  const { E2E_URL: url, CHROMIUM_PATH: chromium } = source;
  if (!url || !chromium) throw new Error('browser tests run through `npm test`, which starts the product for them');
  return { url, chromium, pictures: source.E2E_PICTURES ?? null };
}
