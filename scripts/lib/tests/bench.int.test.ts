import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../paths';
import { runNode } from '../processes';
import { startStack } from '../product/stack';

const LIMIT_MS = 240_000;

test(
  'the bench of lists fills a database, measures every line and writes what it found',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'homologa-results-'));
    try {
      const { code } = await runNode([inRoot('scripts', 'run.mjs'), 'bench', 'lists'], {
        env: { ...process.env, BENCH_SUPPLIERS: '300', BENCH_ROUNDS: '1', BENCH_RESULTS: folder },
        output: 'inherit',
        timeoutMs: LIMIT_MS,
      });
      expect(code).toBe(0);
      const { rows } = JSON.parse(readFileSync(join(folder, 'lists.json'), 'utf8'));
      expect(rows.map(({ name }: { name: string }) => name)).toEqual(
        expect.arrayContaining(['end of the window', 'filter country brazil', 'search rare']),
      );
      // Checks only that a duration was measured, because a duration with so little data is meaningless.
      for (const { ratio } of rows) expect(ratio).toBeGreaterThan(0);
      const [page] = readdirSync(folder).filter((name) => name.endsWith('.md'));
      expect(readFileSync(join(folder, page ?? ''), 'utf8')).toContain('| search rare |');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  LIMIT_MS,
);

test(
  'the benches of requests, growth and the soak measure a running product and write what they found',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'homologa-results-'));
    const stack = await startStack();
    const bench = async (...asked: string[]) => {
      const { code } = await runNode([inRoot('scripts', 'run.mjs'), 'bench', ...asked], {
        env: {
          ...process.env,
          BENCH_URL: stack.url,
          DATA_DIR: stack.dataDir,
          BENCH_RESULTS: folder,
          BENCH_PLOT: join(folder, 'growth.svg'),
          BENCH_SUPPLIERS: '400',
          BENCH_SIZES: '100,200',
          BENCH_ROUNDS: '1',
          BENCH_SECONDS: '1',
          BENCH_CAPACITY_SECONDS: '1',
        },
        output: 'inherit',
        timeoutMs: LIMIT_MS,
      });
      // The soak's verdict depends on the load of the machine, so its exit code is not checked.
      if (asked[0] !== 'soak') expect(code).toBe(0);
      const { rows }: { rows: { name: string; ratio: number }[] } = JSON.parse(
        readFileSync(join(folder, `${asked[0]?.replace(/^P.*/, 'requests')}.json`), 'utf8'),
      );
      return new Map(rows.map(({ name, ratio }) => [name, ratio]));
    };
    try {
      // The benchmark P12 logs in from 64 loopback addresses, which only Linux provides without configuration.
      const logins = process.platform === 'linux' ? ['P12'] : [];
      const requests = await bench('P3', ...logins);
      expect(requests.get('P3 end of the window')).toBeGreaterThan(0);
      if (logins.length > 0) expect(requests.get('P12 p99 of a page beside 64 logins')).toBeGreaterThan(0);
      expect(await bench('growth')).toHaveProperty('size', 11);
      expect(readFileSync(join(folder, 'growth.svg'), 'utf8')).toContain('dashboard');
      const soak = await bench('soak', '--minutes', '0.1');
      expect(soak.get('counters that differ from GROUP BY')).toBe(0);
    } finally {
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  LIMIT_MS * 3,
);

test(
  'counters are what they count after processes were killed and connections broken in the middle of changes',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'homologa-results-'));
    try {
      const { code } = await runNode([inRoot('scripts', 'run.mjs'), 'bench', 'counters'], {
        env: {
          ...process.env,
          BENCH_SUPPLIERS: '100',
          BENCH_CHANGES: '400',
          BENCH_PROCESSES: '2',
          BENCH_KILLS: '3',
          BENCH_RESULTS: folder,
        },
        output: 'inherit',
        timeoutMs: LIMIT_MS,
      });
      const { rows } = JSON.parse(readFileSync(join(folder, 'counters.json'), 'utf8'));
      expect(rows).toMatchObject([{ ratio: 1, isMet: true }]);
      expect(code).toBe(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  LIMIT_MS,
);
