import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/**
 * npx fetches Lighthouse for the measurement and keeps it in npm's cache, so that later runs need no network. The
 * version is the last that runs on Node 20; docs/decisions.md 64 says why it is no dependency.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const TIMEOUT_MS = 5 * 60_000;
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The pages of an invitation forbid search engines on purpose (`robots`), so this audit would always fail. */
const NOT_PUBLIC = 'is-crawlable';

/** Result of one run: scores from 0 to 100, times in milliseconds, sizes in transferred bytes including headers. */
export interface Finding {
  scores: Record<Category, number>;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  scripts: number;
  /** Failed audits outside performance, whose score is a weighted mean of times. */
  complaints: string[];
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; details?: { items?: unknown[] } }
  >;
}

/** Runs Lighthouse on a page with its mobile settings and simulated slow 4G. */
export async function judge(
  url: string,
  { browser, file }: { browser: LighthouseBrowser; file: string },
): Promise<Finding> {
  const args = ['--yes', '--prefer-offline', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`];
  args.push(`--only-categories=${CATEGORIES.join()}`, `--skip-audits=${NOT_PUBLIC}`);
  args.push('--form-factor=mobile', '--throttling-method=simulate', `--port=${browser.port}`);
  await run('npx', args);
  return findingOf(JSON.parse(await readFile(file, 'utf8')) as Report);
}

export interface LighthouseBrowser {
  /** Port of the browser's debugging protocol, by which Lighthouse opens the page in a new tab. */
  port: number;
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: TIMEOUT_MS });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
  });
}

function findingOf({ runtimeError, categories, audits }: Report): Finding {
  if (runtimeError) throw new Error(runtimeError.message);
  const valueOf = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']?.details?.items ?? []) as {
    resourceType: string;
    transferSize: number;
  }[];
  const scoreOf = (category: Category): number => Math.round(categories[category].score * 100);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    firstPaint: valueOf('first-contentful-paint'),
    largestPaint: valueOf('largest-contentful-paint'),
    blocked: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
    scripts: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    complaints: CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
      categories[category].auditRefs.flatMap(({ id, weight }) => {
        const audit = audits[id];
        return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [`${category}: ${audit.title}`] : [];
      }),
    ),
  };
}
