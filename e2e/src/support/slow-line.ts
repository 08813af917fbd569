import type { Page } from 'playwright-core';

const BYTES_PER_SECOND = 400_000 / 8;
const LATENCY_MS = 400;

/** Slows the page's connection to 400 kbit/s and 400 ms, and counts what comes over it. */
export async function slowLine(page: Page): Promise<{ received: () => number }> {
  const line = await page.context().newCDPSession(page);
  let bytes = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  return { received: () => bytes };
}
