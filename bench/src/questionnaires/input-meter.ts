import type { Page } from 'playwright-core';

export interface InputCost {
  /** Milliseconds from the input to the next paint (Event Timing API, in steps of 8 ms). */
  painted: number;
  /**
   * Processor time of the page's main thread until the input is handled and rendered, in milliseconds; independent of
   * other load. A throttled processor counts as many times.
   */
  handled: number;
  /** Processor time until the page rests, with deferred work and the save. */
  busy: number;
  /** Longest task in milliseconds that the input caused; the next input waits for it. */
  longestTask: number;
}

interface Seen {
  paints: number[];
  tasks: number[];
}

declare global {
  interface Window {
    inputs: Seen;
  }
}

/** Deferred work and saves after an input have ended by then. */
const REST_MS = 1500;
/** Minimum duration in milliseconds of the events that the browser reports. */
const LEAST_MS = 16;

/** Runs in the page before its own scripts. */
function install(durationThreshold: number): void {
  window.inputs = { paints: [], tasks: [] };
  const observed: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold };
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as PerformanceEventTiming[])
      if (event.interactionId) window.inputs.paints.push(event.duration);
  }).observe(observed);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.inputs.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Measures single inputs in the page, one after the other, each until the page rests. */
export async function inputMeterOf(page: Page): Promise<(input: () => Promise<unknown>) => Promise<InputCost>> {
  await page.addInitScript(install, LEAST_MS);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyNow = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  return async (input) => {
    await page.evaluate(() => (window.inputs = { paints: [], tasks: [] }));
    const before = await busyNow();
    await input();
    const handled = (await busyNow()) - before;
    await page.waitForTimeout(REST_MS);
    const busy = (await busyNow()) - before;
    const { paints, tasks } = await page.evaluate(() => window.inputs);
    return { painted: Math.max(LEAST_MS, ...paints), handled, busy, longestTask: Math.max(0, ...tasks) };
  };
}
