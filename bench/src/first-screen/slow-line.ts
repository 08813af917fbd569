import type { Browser, Page } from 'playwright-core';

/** Network conditions of a phone at the edge of its network: 400 kbit/s and 400 ms latency. */
const LINE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const SHOWN_MS = 60_000;

/** Result of one cold visit: times in milliseconds, sizes in bytes as transferred, including headers. */
export interface Visit {
  /** Time from the navigation to the first contentful paint. */
  paint: number;
  /** Time from the navigation until the start button is shown. */
  usable: number;
  /** Time from the click on the start button to the next step's form. */
  tap: number;
  /** Cumulative layout shift from the navigation to the next step's form. */
  shift: number;
  /** Transferred bytes of scripts before the start button was shown. */
  scripts: number;
  /** All transferred bytes before the start button was shown. */
  everything: number;
}

interface Marks {
  usable: number;
  answered: number;
  paint: number;
  shift: number;
}

/**
 * Runs in the page: records the times at which the start button and the next form appear. Polling from outside the page
 * would add a round trip to each time.
 */
function watchMarks() {
  const marks = { usable: 0, answered: 0, paint: 0, shift: 0 };
  Object.assign(globalThis, { marks });
  const look = () => {
    const now = performance.now();
    if (!marks.usable && document.querySelector('.hero button.button')) marks.usable = now;
    if (!marks.answered && document.querySelector('main form')) marks.answered = now;
    requestAnimationFrame(look);
  };
  look();
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') marks.paint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) marks.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const marksOf = (page: Page): Promise<Marks> =>
  page.evaluate(() => ({ ...(globalThis as unknown as { marks: Marks }).marks }));

/**
 * Opens an invitation in a new browser profile on the slow line, presses the start button after `readingMs`, and waits
 * for the form of the next step.
 */
export async function visitSlowly(
  browser: Browser,
  link: string,
  { locale, readingMs }: { locale: string; readingMs: number },
): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, locale });
  context.setDefaultTimeout(SHOWN_MS);
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    const kinds = new Map<string, string>();
    const sizes = { scripts: 0, everything: 0 };
    line.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.everything += encodedDataLength;
      if (kinds.get(requestId) === 'Script') sizes.scripts += encodedDataLength;
    });
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', LINE);
    await page.addInitScript(watchMarks);
    await page.goto(link, { waitUntil: 'commit' });
    const start = page.locator('.hero button.button');
    await start.waitFor();
    const before = { ...sizes };
    await page.waitForTimeout(readingMs);
    const pressed = await start.evaluate((button: HTMLButtonElement) => {
      const now = performance.now();
      button.click();
      return now;
    });
    await page.locator('main form').waitFor();
    const { paint, usable, answered, shift } = await marksOf(page);
    return { paint, usable, tap: answered - pressed, shift, ...before };
  } finally {
    await context.close();
  }
}
