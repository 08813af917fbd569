import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { readTestEnv } from '@homologa/core/env';
import type { PayloadOf } from '@homologa/core/jobs';
import type { JobDefinition } from '@homologa/core/kernel/jobs/define-job';
import { type BoundJob, type JobHandler, type JobOutcome, runJob } from '@homologa/core/kernel/jobs/run-job';
import { failWatchlistImport, runWatchlistImport } from '@homologa/core/screenings/lists/run-watchlist-import';
import { importWatchlistJob } from '@homologa/core/screenings/lists/watchlist.jobs';
import { failScreening, runScreening } from '@homologa/core/screenings/run-screening';
import { runScreeningJob } from '@homologa/core/screenings/screening.jobs';
import { giveUpImport, importSuppliers } from '@homologa/core/suppliers/import/import-suppliers';
import { importSuppliersJob } from '@homologa/core/suppliers/supplier.jobs';
import { eventually } from '@homologa/core/test/eventually';
import type { TestApp } from '@homologa/core/test/test-database';
import type { Command } from 'commander';
import { createProgram, leavesOf, runProgram } from '../program';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Finished {
  code: number;
  out: string;
  err: string;
}

export async function command(
  argv: readonly string[],
  input = '',
  terminal: { showsTables?: boolean } = {},
): Promise<Finished> {
  const said = { out: '', err: '' };
  const code = await runProgram(argv, {
    ...terminal,
    input: Readable.from([input]),
    out: (text) => (said.out += text),
    err: (text) => (said.err += text),
  });
  return { code, ...said };
}

export const words = (line: string): string[] => line.split(' ').filter((word) => word !== '');

export function allCommands(): { words: string[]; command: Command }[] {
  const ignore = () => undefined;
  const program = createProgram([], { input: Readable.from([]), out: ignore, err: ignore });
  const wordsOf = (leaf: Command): string[] =>
    leaf.parent && leaf.parent !== program ? [...wordsOf(leaf.parent), leaf.name()] : [leaf.name()];
  return leavesOf(program).map((leaf) => ({ words: wordsOf(leaf), command: leaf }));
}

export async function examplesOf(words: readonly string[]): Promise<string[]> {
  const { out } = await command([...words, '--help']);
  const [, examples = ''] = out.split(/\nExamples?:\n/);
  return examples
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export const environmentOf = ({ env }: TestApp) => ({
  NODE_ENV: 'test',
  DATABASE_URL: env.DATABASE_URL,
  DATA_DIR: env.DATA_DIR,
  QUEUE_PREFIX: env.QUEUE_PREFIX,
  ...(env.REDIS_URL ? { REDIS_URL: env.REDIS_URL } : {}),
  ...(env.STORAGE_URL ? { STORAGE_URL: env.STORAGE_URL } : {}),
  ...readTestEnv().database,
  HOMOLOGA_ROOT: ROOT,
  HOMOLOGA_PROGRAMS: dirname(readTestEnv().sheetProgram ?? ''),
});

/**
 * Creates a folder with the given files and a fake `homologa` program, which records its arguments and prints its
 * input.
 */
export function openShell(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'homologa-shell-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const noted = join(folder, 'called');
  writeFileSync(join(folder, 'homologa'), `#!/bin/sh\nprintf '%s\\0' "$@" > "${noted}"\nexec cat\n`, { mode: 0o755 });
  const env = { PATH: [folder, process.env.PATH].join(delimiter), PASSWORD: 'correct horse battery' };
  return {
    folder,
    read(line: string): { argv: string[]; input: string } {
      const input = execFileSync('sh', ['-c', line], { cwd: folder, env, input: '', encoding: 'utf8' });
      return { argv: readFileSync(noted, 'utf8').split('\0').slice(0, -1), input };
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function runBuilt(app: TestApp, ...argv: string[]): Finished {
  execFileSync(process.execPath, [join(ROOT, 'scripts', 'run.mjs'), 'build', 'cli'], { encoding: 'utf8' });
  const program = join(ROOT, 'dist', 'cli', 'main.js');
  const env = { ...process.env, ...environmentOf(app) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...argv], { env, encoding: 'utf8' });
  return { code: status ?? 1, out: stdout, err: stderr };
}

/** Runs `npm run homologa -- ...` in the repository, which builds the program first. */
export function runFromClone(app: TestApp, ...argv: string[]): Finished {
  const env = { ...process.env, ...environmentOf(app) };
  const args = [join(ROOT, 'scripts', 'run.mjs'), 'cli', ...argv];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { code: status ?? 1, out: stdout, err: stderr };
}

/** Waits for a queued job of this definition and runs it in this process, because the tests start no workers. */
async function runNext<P>(app: TestApp, definition: JobDefinition<string, P>, handler: JobHandler<P>) {
  const { id } = await eventually(() =>
    app.db.read.job.findFirstOrThrow({ where: { name: definition.name, status: 'queued' } }),
  );
  const bound = { definition, handler } as unknown as BoundJob;
  return runJob(
    {
      contextFor: ({ name }) => app.contextFor({ kind: 'system', name }),
      find: () => bound,
      nudge: () => undefined,
    },
    id,
  );
}

export const runNextImport = (app: TestApp): Promise<JobOutcome> =>
  runNext<PayloadOf<'suppliers.import'>>(app, importSuppliersJob, {
    run: (ctx, payload, run) =>
      importSuppliers(ctx, app.adapters.importReader, { ...payload, companyId: run.companyId ?? '' }, run),
    onExhausted: (ctx, payload, lost) => giveUpImport(ctx, { ...payload, companyId: lost.companyId ?? '' }),
  });

export const runNextScreening = (app: TestApp): Promise<JobOutcome> =>
  runNext<PayloadOf<'screenings.run'>>(app, runScreeningJob, {
    run: (ctx, payload, run) => runScreening(ctx, null, { ...payload, companyId: run.companyId ?? '' }, run),
    onExhausted: (ctx, payload, lost) => failScreening(ctx, { ...payload, companyId: lost.companyId ?? '' }),
  });

export const runNextListImport = (app: TestApp): Promise<JobOutcome> =>
  runNext<PayloadOf<'watchlists.import'>>(app, importWatchlistJob, {
    run: (ctx, payload, run) => runWatchlistImport(ctx, app.adapters.outgoing, payload, run),
    onExhausted: (ctx, payload, _lost, error) => failWatchlistImport(ctx, payload, error),
  });
