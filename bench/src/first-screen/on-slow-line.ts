import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS } from '../../../scripts/lib/tests/chromium';
import { inviteSupplier } from '../invite-supplier';
import type { ResultRow } from '../results';
import { serveReactAlone } from './react-alone';
import { type Visit, visitSlowly } from './slow-line';

/**
 * Goals in seconds for the onboarding's first page on a slow line: time to the first contentful paint, time until the
 * start button is shown, and time from the click on it to the next step's form.
 */
const GOALS = { paint: 1.3, usable: 2.5, tap: 0.5 } as const;
const MAX_SHIFT = 0.02;
/**
 * Simulated reading time in milliseconds, from the display of the onboarding's introduction to the click on its start
 * button.
 */
const READING_MS = 6_000;
const LOCALE = 'es-MX';

const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Measures cold visits at 400 kbit/s and 400 ms latency, and prints a table. Each visit is paired with a visit to a
 * page that loads only React, so that other load on the machine affects both pages equally.
 */
export async function measureSlowLine({
  url,
  chromiumPath,
  rounds,
}: {
  url: string;
  chromiumPath: string;
  rounds: number;
}): Promise<ResultRow[]> {
  const baseline = await serveReactAlone(url);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_ARGS });
  const pairs: { visit: Visit; floor: Visit }[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const floor = await visitSlowly(browser, baseline.address, { locale: LOCALE, readingMs: 0 });
      const { link } = await inviteSupplier(url);
      pairs.push({ visit: await visitSlowly(browser, link, { locale: LOCALE, readingMs: READING_MS }), floor });
    }
  } finally {
    await browser.close();
    baseline.stop();
  }
  const median = (name: keyof Visit): number => medianOf(pairs.map(({ visit }) => visit[name]));
  const usableRatio = medianOf(pairs.map(({ visit, floor }) => visit.usable / floor.usable));
  console.log('an invitation at 400 kbit/s and 400 ms, cold; medians');
  console.log('first paint  usable  of React alone  first tap  shift  scripts  everything');
  console.log(
    [
      seconds(median('paint')).padStart(11),
      seconds(median('usable')).padStart(6),
      usableRatio.toFixed(2).padStart(14),
      seconds(median('tap')).padStart(9),
      median('shift').toFixed(3).padStart(5),
      kilobytes(median('scripts')).padStart(7),
      kilobytes(median('everything')).padStart(10),
    ].join('  '),
  );
  const rowOf = (name: string, measure: 'paint' | 'usable' | 'tap'): ResultRow => {
    const ratio = median(measure) / 1000 / GOALS[measure];
    const figure = seconds(median(measure));
    return { name: `P18 ${name}`, figure, baseline: `${GOALS[measure]} s`, ratio, goal: '<= 1', isMet: ratio <= 1 };
  };
  const shift = median('shift');
  return [
    rowOf('first contentful paint on a slow line', 'paint'),
    rowOf('usable first screen on a slow line', 'usable'),
    rowOf('answer to the first tap on a slow line', 'tap'),
    {
      name: 'P18 layout shift on a slow line',
      figure: shift.toFixed(3),
      baseline: String(MAX_SHIFT),
      ratio: shift / MAX_SHIFT,
      goal: '<= 1',
      isMet: shift <= MAX_SHIFT,
    },
  ];
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
