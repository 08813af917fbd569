import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** npx downloads Lighthouse for the measurement, because Lighthouse is too large to be a dependency. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const TIMEOUT_MS = 5 * 60_000;
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

/** Result of one run: scores from 0 to 100, times in milliseconds, sizes in transferred bytes including headers. */
export interface Finding {
  performance: number;
  accessibility: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  scripts: number;
  /** Names of the failed accessibility audits. */
  complaints: string[];
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<'performance' | 'accessibility', { score: number; auditRefs: { id: string }[] }>;
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; details?: { items?: unknown[] } }
  >;
}

/** Runs Lighthouse on a page with its mobile settings and simulated slow 4G. */
export async function judge(
  url: string,
  options: { chromium: string; language: string; file: string },
): Promise<Finding> {
  const { chromium, language, file } = options;
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`];
  args.push('--only-categories=performance,accessibility', '--form-factor=mobile', '--throttling-method=simulate');
  args.push(`--chrome-flags=${[...FLAGS, `--lang=${language}`, `--accept-lang=${language}`].join(' ')}`);
  await run('npx', args, { ...process.env, CHROME_PATH: chromium });
  return findingOf(JSON.parse(await readFile(file, 'utf8')) as Report);
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'], timeout: TIMEOUT_MS });
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
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    firstPaint: valueOf('first-contentful-paint'),
    largestPaint: valueOf('largest-contentful-paint'),
    blocked: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
    scripts: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    complaints: categories.accessibility.auditRefs.flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
    }),
  };
}
