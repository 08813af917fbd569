import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';
import { runNode } from './processes.mjs';

const LIMIT_MS = 240_000;

test(
  'the bench of lists fills a database, measures every line and writes what it found',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'homologa-results-'));
    try {
      const { code } = await runNode([inRoot('scripts', 'bench.mjs'), 'lists'], {
        env: { ...process.env, BENCH_SUPPLIERS: '300', BENCH_ROUNDS: '1', BENCH_RESULTS: folder },
        output: 'inherit',
        timeoutMs: LIMIT_MS,
      });
      expect(code).toBe(0);
      const { rows } = JSON.parse(readFileSync(join(folder, 'lists.json'), 'utf8'));
      expect(rows.map((/** @type {{name: string}} */ { name }) => name)).toEqual(
        expect.arrayContaining(['page at 90 % (P3)', 'filter country brazil', 'search rare']),
      );
      // How long it took says nothing of so few; that it was measured does.
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
  'counters are what they count after processes were killed and connections broken in the middle of changes',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'homologa-results-'));
    try {
      const { code } = await runNode([inRoot('scripts', 'bench.mjs'), 'counters'], {
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
