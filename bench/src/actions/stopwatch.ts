import type { Page } from 'playwright-core';

export interface Timing {
  /** Input to the next paint in milliseconds, by the browser's Event Timing API; rounded to 8 ms by the browser. */
  paint: number;
  /** Input to the paint of the new content, with the server's answer if the action asks for one. */
  content: number;
  /** Processor time of the page's main thread, which does not depend on what else the machine does. */
  busy: number;
}

interface Expected {
  /** Selector of the new content. */
  shows: string;
  /** The text of `shows` must differ from its text before the input. */
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

/** Runs in the page before its own scripts. */
function install(timeout: number): void {
  const BUSY = 'main [aria-busy=true], main .MuiSkeleton-root, [role=dialog] .MuiCircularProgress-root';
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? null;

  /** Looks at mutations and not at frames, so that waiting takes no time from the page. */
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
        // A message that is sent in a frame arrives after the frame's paint.
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

/** Browsers report events in a task after the paint. */
const REPORT_MS = 150;
/** Events that are painted sooner are not reported. */
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
      // Several events of one interaction, such as pointerup and click, share its paint.
      () => Math.max(0, ...window.stopwatch.events.flatMap((one) => (one.interactionId ? [one.duration] : []))),
    );
    return { paint: Math.max(paint, LEAST_MS), content, busy };
  };
}
