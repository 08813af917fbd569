import type { CDPSession, Page, Request, Response } from 'playwright-core';

export interface Cost {
  painted: number;
  /** Longest task of the page's main thread in milliseconds; the page responds to no input for that time. */
  longestTask: number;
  /**
   * Processor time of the page's main thread in milliseconds, independent of other load on the machine. NaN for actions
   * that open a page, because the browser resets the counter.
   */
  busy: number;
  /** Number of API requests; `slowest` is the longest duration in milliseconds. */
  calls: number;
  slowest: number;
  bytes: number;
  rows: number;
}

interface Probe {
  inputAt: number;
  asked: number;
  open: number;
  tasks: [start: number, length: number][];
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before its own scripts: records inputs, API requests and long tasks. */
function install(): void {
  const probe: Probe = { inputAt: 0, asked: 0, open: 0, tasks: [] };
  window.probe = probe;
  for (const type of ['click', 'input', 'keydown']) {
    window.addEventListener(type, (event) => (probe.inputAt = event.timeStamp), { capture: true });
  }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) probe.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  const plain = window.fetch;
  window.fetch = async (...call) => {
    probe.asked += 1;
    probe.open += 1;
    try {
      return await plain(...call);
    } finally {
      probe.open -= 1;
    }
  };
}

interface Awaited {
  asked: number;
  shows: string;
  timeout: number;
}

/** Runs in the page: resolves once the result is painted. Returns the times of the input and of the paint. */
function untilPainted({ asked, shows, timeout }: Awaited): Promise<{ from: number; to: number }> {
  const BUSY = '.MuiSkeleton-root, .MuiCircularProgress-root, main .MuiLinearProgress-root, [aria-busy=true]';
  const { probe } = window;
  const isDone = () =>
    probe.asked >= asked &&
    probe.open === 0 &&
    document.querySelector(shows) !== null &&
    document.querySelector(BUSY) === null;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isDone()) {
        // Resolves in a message event, which runs after this frame's paint.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve({ from: probe.inputAt, to: performance.now() }));
        port1.start();
        port2.postMessage(null);
      } else if (performance.now() - probe.inputAt > timeout) {
        const missing = document.querySelector(BUSY)?.className ?? (document.querySelector(shows) ? 'calls' : shows);
        reject(new Error(`nothing was painted within ${timeout} ms: ${missing}`));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const PATIENCE = 60_000;
const TELL = 120;
const ROWS = 'main tbody a, main ul[aria-label] > li a';

export interface Action {
  name: string;
  run: () => Promise<unknown>;
  shows?: string;
  /**
   * Expected number of API requests, by default 1. Required for actions with consecutive requests: between two requests
   * the page shows old content without a loading indicator and would count as finished.
   */
  asks?: number;
  isOpening?: boolean;
}

export class Meter {
  readonly page: Page;
  readonly #cdp: CDPSession;
  #answers: Response[] = [];

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.#cdp = cdp;
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/api/') && !pathname.endsWith('/events')) this.#answers.push(response);
    });
  }

  static async of(page: Page): Promise<Meter> {
    await page.addInitScript(install);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Meter(page, cdp);
  }

  async #busy(): Promise<number> {
    const { metrics } = await this.#cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  }

  async measure({ run, shows = ROWS, asks = 1, isOpening = false }: Action): Promise<Cost> {
    const { page } = this;
    this.#answers = [];
    const before = isOpening ? 0 : await page.evaluate(() => window.probe.asked);
    const busyBefore = await this.#busy();
    await run();
    const { from, to } = await page.evaluate(untilPainted, {
      asked: isOpening ? 0 : before + asks,
      shows,
      timeout: PATIENCE,
    });
    await page.waitForTimeout(TELL);
    const busy = isOpening ? Number.NaN : (await this.#busy()) - busyBefore;
    const start = isOpening ? 0 : from;
    const longestTask = await page.evaluate(
      ([first, last]) =>
        Math.max(0, ...window.probe.tasks.filter(([at]) => at >= first && at <= last).map(([, length]) => length)),
      [start, to] as const,
    );
    return { painted: to - start, longestTask, busy, ...(await sumOf(this.#answers)) };
  }
}

const slownessOf = (request: Request): number => request.timing().responseEnd;

async function rowsOf(response: Response): Promise<number> {
  const body: unknown = await response.json().catch(() => null);
  return Array.isArray(body) ? body.length : 1;
}

async function sumOf(answers: readonly Response[]): Promise<Pick<Cost, 'calls' | 'slowest' | 'bytes' | 'rows'>> {
  const sum = { calls: answers.length, slowest: 0, bytes: 0, rows: 0 };
  for (const response of answers) {
    await response.finished();
    const request = response.request();
    sum.slowest = Math.max(sum.slowest, slownessOf(request));
    sum.bytes += (await response.body()).length;
    sum.rows = Math.max(sum.rows, await rowsOf(response));
  }
  return sum;
}
