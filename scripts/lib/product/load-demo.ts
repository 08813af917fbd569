import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths';
import { query } from '../postgres/databases';
import { Halt, say } from '../say';
import { isEmpty } from './demo';
import { END_WITH_PARENT } from './supervise';

/** Hint below the printed address while the demo is being loaded. */
export const DEMO_LOADING = 'The demo is being loaded: you can sign in, and its lists fill meanwhile.';

/** Last lines of the product's output about the demo; `startStack` waits for one of them. */
export const DEMO_LOADED = 'the demo is loaded';
export const DEMO_STOPPED = 'The demo was not loaded whole';

const STOP_MS = 5_000;
const UNDEFINED_TABLE = '42P01';
const UNDEFINED_DATABASE = '3D000';

/**
 * Path of the file that exists while the demo is being loaded. It holds the percentage, which the console shows
 * (core/src/maintenance/demo-loading.ts). A start that finds the file has an incomplete demo.
 */
const marker = (dataDir: string) => join(dataDir, 'demo-loading');

/** Writes the file as a whole, because the server may read it at any moment. */
function mark(dataDir: string, content: string) {
  const file = marker(dataDir);
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

/**
 * True if an earlier start was cut off while it loaded the demo and nobody has changed anything since, so that the
 * database may be dropped. If somebody has, says that the demo stays incomplete, and returns false.
 */
export async function canBeginAnew(databaseUrl: string, dataDir: string): Promise<boolean> {
  if (!existsSync(marker(dataDir))) return false;
  if (!(await hasOwnChanges(databaseUrl))) {
    say('an earlier start was cut off while it loaded the demo: loading it anew');
    return true;
  }
  say('an earlier start was cut off while it loaded the demo, and somebody has changed something since:');
  say(`the incomplete demo is kept. For a whole one, choose another folder with DATA_DIR, or delete ${dataDir}.`);
  rmSync(marker(dataDir), { force: true });
  return false;
}

/**
 * True if a request or an operator has changed something: the loader itself has neither an address nor an operator's
 * name. Logins do not count.
 */
async function hasOwnChanges(databaseUrl: string): Promise<boolean> {
  try {
    const [row] = await query(
      databaseUrl,
      `SELECT EXISTS (SELECT FROM "AuditEntry" WHERE ("address" IS NOT NULL OR "operator" IS NOT NULL)
        AND "action" NOT LIKE 'account.log%') AS "hasAny"`,
    );
    return row?.hasAny === true;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === UNDEFINED_DATABASE || code === UNDEFINED_TABLE) return false;
    throw error;
  }
}

export interface LoadingDemo {
  /** Says that the demo is loaded, or why it is not; called once the address is printed, so that no line precedes it. */
  announce: () => void;
  stop: () => Promise<void>;
}

/**
 * Begins to load the demo into an empty database by a process of its own. Resolves once
 * the demo's accounts can sign in; the rest is loaded meanwhile. Returns null if the database is not empty. Throws a Halt
 * if the process ends before the accounts exist.
 */
export async function beginDemo(
  databaseUrl: string,
  dataDir: string,
  env: NodeJS.ProcessEnv,
): Promise<LoadingDemo | null> {
  if (!(await isEmpty(databaseUrl))) return null;
  say('loading the demo');
  mark(dataDir, '0');
  const child = spawn(
    process.execPath,
    ['--import', END_WITH_PARENT, inRoot('dist', 'cli', 'main.js'), 'demo', 'load'],
    {
      // Commits without waiting for the disk, because after a crash the marker file makes the next start load the demo
      // again.
      env: { ...env, PGOPTIONS: '-c synchronous_commit=off' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
    },
  );
  let text = '';
  let percent = -1;
  let isStopping = false;
  const ended = new Promise<number>((done) => {
    child.once('error', () => done(1));
    child.once('close', (code) => done(code ?? 1));
  });
  const outcome = ended.then(async (code) => {
    if (isStopping) return '';
    if (code === 0) {
      try {
        // Commits durably, which flushes all earlier asynchronous commits too.
        await query(databaseUrl, 'SELECT pg_current_xact_id()');
        rmSync(marker(dataDir), { force: true });
        return DEMO_LOADED;
      } catch (error) {
        text = (error as Error).message;
      }
    }
    mark(dataDir, `${Math.max(percent, 0)} stopped`);
    return `${DEMO_STOPPED}; the next start begins anew: ${reasonIn(text)}`;
  });
  const hasAccounts = new Promise<void>((done) => {
    const hear = (chunk: Buffer) => {
      text += chunk;
      const [, share] = [...text.matchAll(/(\d+) %/g)].at(-1) ?? [];
      if (share === undefined || Number(share) === percent) return;
      percent = Number(share);
      mark(dataDir, String(percent));
      done();
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
  });
  const code = await Promise.race([hasAccounts.then(() => null), ended]);
  if (code !== null && percent < 0) throw new Halt(`The demo could not be loaded: ${reasonIn(text)}`);
  return {
    announce: () => void outcome.then((line) => line && say(line)),
    async stop() {
      isStopping = true;
      const stubborn = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      child.kill('SIGTERM');
      await ended;
      clearTimeout(stubborn);
    },
  };
}

const reasonIn = (text: string): string => text.replaceAll(/^\[.*%$/gm, '').trim() || 'its process was ended';
