import type { Page } from 'playwright-core';

export interface Timing {
  /**
   * Milliseconds from the input to the next paint, reported by the browser's Event Timing API, which rounds to 8 ms.
   */
  paint: number;
  /**
   * Milliseconds from the input to the paint of the new content, including the server's response if the action requests
   * data.
   */
  content: number;
  /** Processor time of the page's main thread in milliseconds, independent of other load on the machine. */
  busy: number;
}

interface Expected {
  /** CSS selector of the content that the action displays. */
  shows: string;
  /** True if the text of the element that `shows` selects must differ from its text before the input. */
  isChanged?: boolean;
}

export interface Action extends Expected {
  name: string;
  run: () => Promise<unknown>;
}

interface Stopwatch {
  events: PerformanceEventTiming[];
  inputAt: number;
  shownAt: Promise<number>;
  await: (expected: Expected) => void;
}

declare global {
  interface Window {
    stopwatch: Stopwatch;
  }
}

const TIMEOUT_MS = 20_000;

/** Installs the stopwatch; runs in the page before its own scripts. */
function install(timeout: number): void {
  const BUSY = 'main [aria-busy=true], main .MuiSkeleton-root, [role=dialog] .MuiCircularProgress-root';
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? null;

  /**
   * Resolves when the new content is painted. Observes mutations instead of polling frames, so that waiting costs the
   * page no time.
   */
  const untilPainted = ({ shows, isChanged }: Expected): Promise<number> => {
    const before = textOf(shows);
    const isThere = () => {
      const text = textOf(shows);
      return text !== null && !(isChanged && text === before) && document.querySelector(BUSY) === null;
    };
    return new Promise((resolve, reject) => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        clearTimeout(limit);
        // A message posted in a frame callback arrives after that frame's paint.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now()));
          port1.start();
          port2.postMessage(null);
        });
      });
      const limit = setTimeout(() => {
        observer.disconnect();
        reject(new Error(`${shows} was not painted within ${timeout} ms: ${textOf(shows)?.slice(0, 100)}`));
      }, timeout);
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  };

  window.stopwatch = {
    events: [],
    inputAt: 0,
    shownAt: Promise.resolve(0),
    await(expected) {
      window.stopwatch.events = [];
      window.stopwatch.shownAt = untilPainted(expected);
      window.stopwatch.shownAt.catch(() => undefined);
    },
  };
  for (const type of ['click', 'keydown']) {
    window.addEventListener(type, ({ timeStamp }) => (window.stopwatch.inputAt = timeStamp), { capture: true });
  }
  const observed: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    window.stopwatch.events.push(...(list.getEntries() as PerformanceEventTiming[]));
  }).observe(observed);
}

/** Milliseconds to wait for event timings, which browsers report in a task after the paint. */
const REPORT_MS = 150;
/** Minimum duration in milliseconds of the events that the browser reports. */
const LEAST_MS = 16;

export async function stopwatchOf(page: Page): Promise<(action: Action) => Promise<Timing>> {
  await page.addInitScript(install, TIMEOUT_MS);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyNow = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  return async ({ run, shows, isChanged }) => {
    await page.evaluate((expected) => window.stopwatch.await(expected), { shows, isChanged: isChanged === true });
    const before = await busyNow();
    await run();
    const content = await page.evaluate(async () => (await window.stopwatch.shownAt) - window.stopwatch.inputAt);
    const busy = (await busyNow()) - before;
    await page.waitForTimeout(REPORT_MS);
    const paint = await page.evaluate(
      // Several events of one interaction, such as pointerup and click, end with the same paint, so take the longest.
      () => Math.max(0, ...window.stopwatch.events.flatMap((one) => (one.interactionId ? [one.duration] : []))),
    );
    return { paint: Math.max(paint, LEAST_MS), content, busy };
  };
}
