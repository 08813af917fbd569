import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientApi } from '../../support/client-api';
import { asOwner } from '../owner';
import { checkRestored } from './check';
import type { House } from './house';
import { acknowledgedIn, type Ledger } from './ledger';

interface Place {
  house: House;
  dataDir: string;
  client: ClientApi;
  workflowId: string;
  usedBefore: number;
  ledger: Ledger;
}

export interface BackupReport {
  /** Suppliers and files whose writes were acknowledged before the backup began. */
  suppliers: number;
  files: number;
  /** Writes that were acknowledged while the backup ran, files included. */
  meanwhile: number;
  violations: string[];
}

/** Files that are acknowledged before the backup begins. */
const FILES_BEFORE = 8;
const FILE_BYTES = 20_000;
const LOOK_MS = 20;
const FILES_MS = 60_000;

/**
 * Backs up the product while its writers and a writer of files go on, restores the backup into a new data folder, and
 * compares that folder with the writes that were acknowledged before the backup began.
 */
export async function backUpBusy({ house, dataDir, client, workflowId, usedBefore, ledger }: Place) {
  const folder = mkdtempSync(join(tmpdir(), 'homologa-busy-'));
  const [backup, restored] = [join(folder, 'backup'), join(folder, 'restored')];
  const writing = writeFiles(client);
  try {
    await eventually(() => writing.files.size >= FILES_BEFORE);
    const before = { suppliers: new Map(ledger.suppliers), files: new Map(writing.files) };
    const written = () => acknowledgedIn(ledger) + writing.files.size;
    const first = written();
    await house.runCommand(dataDir, ['db', 'backup', backup]);
    const meanwhile = written() - first;
    await writing.end();
    await house.runCommand(restored, ['db', 'restore', backup]);
    const database = await house.openDatabase(restored);
    try {
      const place = { databaseUrl: database.url, workflowId, usedBefore };
      const violations = [
        ...writing.problems,
        ...(meanwhile === 0 ? ['nothing was written while the backup ran'] : []),
        ...(await checkRestored(place, before.suppliers)),
        ...(await checkFiles(database.url, restored, before.files)),
      ].map((line) => `backup: ${line}`);
      const report: BackupReport = {
        suppliers: before.suppliers.size,
        files: before.files.size,
        meanwhile,
        violations,
      };
      return report;
    } finally {
      await database.stop();
    }
  } finally {
    await writing.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Uploads one file after the other to questions of new drafts, and keeps name and SHA-256 of the acknowledged ones. */
function writeFiles(client: ClientApi) {
  const end = new AbortController();
  const files = new Map<string, string>();
  const problems: string[] = [];
  const writeOne = async () => {
    const name = `${randomUUID()}.txt`;
    const buffer = Buffer.from(randomBytes(FILE_BYTES).toString('hex'));
    const questionnaire = [{ type: 'attachment', title: name }];
    const id = await client.draft({ title: name, report_type: 'bir', questionnaire });
    const { questionnaire: asked } = await client.call<{ questionnaire: { id: string }[] }>(
      'GET',
      `/api/workflows/${id}`,
    );
    await client.upload(
      'PATCH',
      `/api/workflows/${id}/questionnaire/${asked[0]?.id}/attachment`,
      { name, buffer, part: 'attachment' },
      {},
    );
    files.set(name, createHash('sha256').update(buffer).digest('hex'));
  };
  const over = (async () => {
    while (!end.signal.aborted) await writeOne().catch((error: unknown) => void problems.push(String(error)));
  })();
  return {
    files,
    problems,
    async end() {
      end.abort();
      await over;
    },
  };
}

interface FileRow {
  name: string;
  key: string;
  sha256: string;
}

/** Compares the files of a restored data folder with its rows, and both with the acknowledged uploads. */
async function checkFiles(databaseUrl: string, dataDir: string, uploads: ReadonlyMap<string, string>) {
  const rows = await asOwner<FileRow>(databaseUrl, 'SELECT "name", "key", "sha256" FROM "StoredFile"');
  const root = join(dataDir, 'files');
  const found: string[] = [];
  for (const { name, key, sha256 } of rows) {
    const path = join(root, key);
    if (!existsSync(path)) found.push(`no bytes of the file ${name}`);
    else if ((await digestOf(path)) !== sha256) found.push(`other bytes of the file ${name}`);
  }
  const restored = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  for (const [name, sha256] of uploads) {
    if (restored.get(name) !== sha256) found.push(`lost: the file ${name}`);
  }
  const keys = new Set(rows.map(({ key }) => join(root, key)));
  const stored = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return [...found, ...stored.filter((path) => !keys.has(path)).map((path) => `a file without a row: ${path}`)];
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function eventually(isDone: () => boolean): Promise<void> {
  const until = performance.now() + FILES_MS;
  while (!isDone()) {
    if (performance.now() > until) throw new Error(`no ${FILES_BEFORE} files within ${FILES_MS / 1000} s`);
    await sleep(LOOK_MS);
  }
}
