import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const SETTLE_MS = 30_000;
const PAUSE_MS = 20;
/** Request types that a page must wait for; event streams are excluded, because they never end. */
const AWAITED = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);
const isAwaited = (request: Request): boolean =>
  AWAITED.has(request.resourceType()) && !new URL(request.url()).pathname.endsWith('/events');

const underWay = new WeakMap<Page, Set<Request>>();

export function watchLoading(page: Page): void {
  const loading = new Set<Request>();
  underWay.set(page, loading);
  page.on('request', (request) => {
    if (isAwaited(request)) loading.add(request);
  });
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
}

/** True if the page has a heading, no loading indicator and no pending work; false during navigation. */
const isAtRest = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () =>
        new Promise<boolean>((done) => {
          const look = () => {
            const isLoading =
              document.querySelector('.MuiSkeleton-root, .placeholder, .MuiCircularProgress-root') !== null;
            done(document.querySelector('h1') !== null && !isLoading);
          };
          requestIdleCallback(look, { timeout: 1_000 });
        }),
    )
    .catch(() => false);

/** Waits until the page is rendered and idle, twice in a row, because a response may trigger another request. */
export async function settled(page: Page): Promise<void> {
  const until = performance.now() + SETTLE_MS;
  for (let looks = 0; looks < 2; ) {
    const isQuiet = (await isAtRest(page)) && (underWay.get(page)?.size ?? 0) === 0;
    looks = isQuiet ? looks + 1 : 0;
    if (isQuiet) continue;
    if (performance.now() > until) {
      const left = [...(underWay.get(page) ?? [])].map((request) => request.url());
      throw new Error(`${page.url()} did not come to rest; under way: ${left.join(', ') || 'nothing'}`);
    }
    await sleep(PAUSE_MS);
  }
}
