import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeBundle } from '../build/bundle';
import { inRoot, ROOT } from '../paths';
import { isAlive } from '../processes';
import { createDatabase, withClient } from './databases';
import { runningUrl, startPostgres } from './postgres';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'homologa-postgres-test-'));
  chmodSync(dir, 0o755);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const count = (url: string) =>
  withClient(url, async (client) => (await client.query('SELECT count(*)::int AS n FROM kept')).rows[0].n);

test('keeps its data, port and password over a stop, for our eyes alone', async () => {
  const dataDir = join(dir, 'kept');
  const first = await startPostgres({ dataDir });
  expect(await createDatabase(first, 'shop')).toBe(true);
  expect(await createDatabase(first, 'shop')).toBe(false);
  await withClient(first.url('shop'), (client) => client.query('CREATE TABLE kept AS SELECT 1'));
  expect(runningUrl(dataDir, 'shop')).toBe(first.url('shop'));
  await expect(startPostgres({ dataDir })).rejects.toThrow(/already in use by process \d+/);
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  expect(runningUrl(dataDir, 'shop')).toBeNull();

  const second = await startPostgres({ dataDir });
  expect(second.url('shop')).toBe(first.url('shop'));
  expect(await count(second.url('shop'))).toBe(1);
  await second.stop();
  expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
});

test('logs what went wrong without the values of anybody', async () => {
  const dataDir = join(dir, 'discreet');
  const server = await startPostgres({ dataDir });
  await createDatabase(server, 'shop');
  await withClient(server.url('shop'), async (client) => {
    await client.query('CREATE TABLE people (email text CONSTRAINT one_each UNIQUE)');
    const add = () => client.query('INSERT INTO people VALUES ($1)', ['ana@secret.test']);
    await add();
    await expect(add()).rejects.toThrow(/one_each/);
    await expect(client.query("SELECT 'luis@secret.test' FROM nowhere")).rejects.toThrow(/nowhere/);
  });
  await server.stop();
  const log = readFileSync(join(dataDir, 'logs', 'postgres.log'), 'utf8');
  expect(log).toMatch(/one_each/);
  expect(log).not.toMatch(/secret\.test/);
  expect(statSync(join(dataDir, 'logs')).mode & 0o777).toBe(0o700);
});

test('goes on after its starter was killed, and after a pid file that names another process', async () => {
  const dataDir = join(dir, 'crashed');
  const starter = spawn(process.execPath, [await bundledStarter(dataDir)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = Number(await new Promise((done) => starter.stdout.once('data', (chunk) => done(String(chunk)))));
  if (starter.signalCode === null) await new Promise((done) => starter.once('exit', done));
  expect(isAlive(pid)).toBe(true);

  const again = await startPostgres({ dataDir });
  expect(isAlive(pid)).toBe(false);
  await again.stop();

  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n`);
  const third = await startPostgres({ dataDir });
  await third.stop();
});

async function bundledStarter(dataDir: string) {
  const contents = `
    import { startPostgres } from './scripts/lib/postgres/postgres';
    const server = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(server.pid);
    process.kill(process.pid, 'SIGKILL');`;
  // The bundle is below node_modules, so that Node finds the packages from there.
  const outfile = inRoot('node_modules', '.cache', 'homologa', `starter-${process.pid}.mjs`);
  await build(nodeBundle({ stdin: { contents, resolveDir: ROOT }, outfile }));
  return outfile;
}

test("says PostgreSQL's own reason", async () => {
  const dataDir = join(dir, 'broken');
  await (await startPostgres({ dataDir })).stop();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '9.1\n');
  await expect(startPostgres({ dataDir })).rejects.toThrow(/made by PostgreSQL 9.1.*db backup.*db restore/s);
});

test('takes another port when its own is taken', async () => {
  const dataDir = join(dir, 'displaced');
  const first = await startPostgres({ dataDir });
  await first.stop();
  const other = createServer().listen(first.port, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const second = await startPostgres({ dataDir });
  expect(second.port).not.toBe(first.port);
  await second.stop();
  other.close();
});

test('lies in DATA_DIR also below a folder that nobody else may enter, and comes back there after a crash', async () => {
  const hidden = join(dir, 'hidden');
  mkdirSync(hidden, { mode: 0o700 });
  const dataDir = join(hidden, 'data');
  const server = await startPostgres({ dataDir });
  await createDatabase(server, 'shop');
  await withClient(server.url('shop'), (client) => client.query('CREATE TABLE kept AS SELECT 1'));
  const first = server.pid;
  process.kill(first, 'SIGKILL');
  expect(await server.over()).toBe('killed by SIGKILL');
  expect(await server.startAgain()).toBeNull();
  expect(server.pid).not.toBe(first);
  expect(await count(server.url('shop'))).toBe(1);
  await server.stop();
  expect(statSync(join(dataDir, 'postgres', 'PG_VERSION')).size).toBeGreaterThan(0);
  expect(statSync(hidden).mode & 0o777).toBe(0o700);
});

test('a cluster that an earlier version has put elsewhere goes on there', async () => {
  const dataDir = join(dir, 'earlier');
  await (await startPostgres({ dataDir })).stop();
  const elsewhere = join(dir, 'elsewhere');
  renameSync(join(dataDir, 'postgres'), elsewhere);
  const stateFile = join(dataDir, 'postgres.json');
  writeFileSync(stateFile, JSON.stringify({ ...JSON.parse(readFileSync(stateFile, 'utf8')), cluster: elsewhere }));
  await (await startPostgres({ dataDir })).stop();
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

test('an ephemeral one leaves nothing behind', async () => {
  const server = await startPostgres({ ephemeral: true });
  const directory = await withClient(server.url('postgres'), async (client) => {
    const { rows } = await client.query(
      "SELECT current_setting('data_directory') AS dir, current_setting('fsync') AS fsync",
    );
    expect(rows[0].fsync).toBe('off');
    // If root starts PostgreSQL, the server starts inside the folder of its cluster and reports that folder as
    // /proc/self/cwd.
    return realpathSync(String(rows[0].dir).replace('/self/', `/${server.pid}/`));
  });
  await server.stop();
  expect(directory).toMatch(/homologa-postgres-/);
  expect(() => statSync(directory)).toThrow(/ENOENT/);
});
