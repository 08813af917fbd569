import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { readTestEnv } from '@homologa/core/env';
import { eventually } from '@homologa/core/test/eventually';
import { startSmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import { Client } from 'pg';
import { hasProgram, openBookStores } from './book-stores';
import { type Finished, ROOT } from './command-line';
import { type Block, readBlocks } from './run-book';

/** Names of the book, which the tests' cluster has for this installation alone. */
const DATABASES = ['production', 'restored'];
const OWNER = 'homologa_owner';
const START_MS = 60_000;

interface Place {
  folder: string;
  port: number;
  variables: string;
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new Client({ connectionString: readTestEnv().adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function dropAll(): Promise<void> {
  for (const name of DATABASES) {
    await asSuperuser(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    for (const role of ['app', 'system']) await asSuperuser(`DROP ROLE IF EXISTS "${name}_${role}_login"`);
  }
  // The owner of the tables is also the grantor of the rights of the groups, which go with the databases.
  await asSuperuser(`DROP ROLE IF EXISTS "${OWNER}"`);
}

function blockOf(page: string, isIt: (block: Block) => boolean): string {
  const found = readBlocks().find((block) => block.page === page && isIt(block));
  if (!found) throw new Error(`${page} lacks a block that the tests install`);
  return found.text;
}

/**
 * Installs the product as the run book does, in a temporary folder and the tests' PostgreSQL. Paths, ports and addresses
 * of the book are replaced in what it runs; everything else runs as written.
 */
export async function openBookInstallation() {
  const folder = mkdtempSync(join(tmpdir(), 'homologa-run-book-'));
  for (const name of ['bin', 'backups', 'data', 'work', 'haproxy']) mkdirSync(join(folder, name));
  await dropAll();
  const sink = await startSmtpSink();
  const port = await freePort();
  const workerPort = await freePort();
  const own = `run-book-${port}`;
  const stores = await openBookStores(own);
  const written = blockOf('install-on-debian', ({ language }) => language === 'ini');
  const password = /^DATABASE_PASSWORD='(.*)'$/m.exec(written)?.[1] ?? '';
  const place: Place = { folder, port, variables: join(folder, 'homologa.env') };
  const relocate = (text: string) =>
    [
      ['/opt/homologa-2', ROOT],
      ['/opt/homologa', ROOT],
      ['/var/lib/homologa-restored', join(folder, 'embedded')],
      ['/var/lib/homologa', join(folder, 'data')],
      ["'s3://KEY:SECRET@host/bucket/backups/2026-11-24?region=…'", `'${stores.backupUrl}'`],
      ['/backups', join(folder, 'backups')],
      ['/etc/haproxy', join(folder, 'haproxy')],
      ['/etc/homologa.env', place.variables],
      ["'smtps://user:password@mail.example.com:465'", sink.url],
      ['127.0.0.1:4001', `127.0.0.1:${port}`],
      ['127.0.0.1:9401', `127.0.0.1:${workerPort}`],
    ].reduce((moved, [from = '', to = '']) => moved.replaceAll(from, to), text);
  const configure = (database: string, data: string) =>
    writeFileSync(
      place.variables,
      `${relocate(stores.configure(written, data))
        .replace('/production', `/${database}`)
        .replace(/^DATA_DIR=.*$/m, `DATA_DIR=${join(folder, data)}`)}QUEUE_PREFIX=${own}\n`,
    );
  configure('production', 'data');
  const program = (name: string, text: string) => writeFileSync(join(folder, 'bin', name), text, { mode: 0o755 });
  program('homologa', relocate(blockOf('install-on-debian', ({ language }) => language === 'sh program')));
  const exported = Object.entries(stores.login).map(([name, value]) => `${name}='${value}'`);
  // `runuser -u USER -- COMMAND`: the tests are of one user, and `postgres` stands for a login of a superuser.
  program(
    'runuser',
    `#!/bin/sh\nuser=$2\nshift 3\n[ "$user" != postgres ] || export ${exported.join(' ')}\nexec "$@"\n`,
  );
  if (stores.redisCli) {
    const path = process.env.PATH ?? '';
    program('redis-cli', `#!/bin/sh\nPATH='${path}' exec redis-cli ${stores.redisCli.join(' ')} "$@"\n`);
  }
  const mapping = blockOf('watchlists', ({ language }) => language === 'json');
  const files = {
    'mapping.json': mapping,
    'list.csv': 'Ref;First;Last;Also;Kind;Country;Born;Paper\n7;Ana;Ruiz;;person;Chile;01/02/1970;\n',
    'articles.jsonl': `${JSON.stringify({ id: '1', title: 'Multan a Aceros Quimera por fraude', url: 'https://press.test/1' })}\n`,
    'feed.xml':
      '<rss><channel><item><guid>1</guid><title>Aceros Quimera abre una planta</title></item></channel></rss>',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'work', name), text);

  const env = {
    PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
    HOME: process.env.HOME,
    PASSWORD: 'correct horse battery',
    DATABASE_PASSWORD: password,
  };
  const programs: ChildProcess[] = [];
  const start = (room: string, own: Record<string, string>) => {
    const script = `set -a; . '${place.variables}'; exec node "$0"`;
    const child = spawn('sh', ['-c', script, join(ROOT, 'dist', room, 'main.js')], {
      cwd: ROOT,
      env: { ...env, ...own },
      stdio: 'ignore',
    });
    programs.push(child);
  };
  return {
    /** Whether this machine has the program, and something for it to act on. */
    has: (name: Parameters<typeof hasProgram>[0]) =>
      hasProgram(name) && (name !== 'redis-cli' || stores.redisCli !== null),
    /** Lets the owner of the book use the groups, which the owner of the tests' template has created (docs/run-book/database.md). */
    grantGroups: () => asSuperuser(`GRANT homologa_app, homologa_system TO ${OWNER} WITH ADMIN OPTION`),
    createDatabase: async (name: string) => {
      if (name === 'production') await asSuperuser(`CREATE ROLE ${OWNER} LOGIN CREATEROLE PASSWORD '${password}'`);
      await asSuperuser(`CREATE DATABASE ${name} OWNER ${OWNER}`);
    },
    configure,
    async startPrograms() {
      start('server', { PORT: String(port) });
      start('workers', { METRICS_PORT: String(workerPort) });
      await eventually(async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
        if (!answer.ok) throw new Error(`/readyz: ${answer.status}`);
      }, START_MS);
    },
    async run({ text, page }: Block): Promise<Finished> {
      const isOfClone = text.includes('npm run');
      const script = `${isOfClone && !text.includes('DATA_DIR=') ? `set -a; . '${place.variables}'; set +a\n` : ''}${relocate(text)}`;
      const child = spawn('sh', ['-eu', '-c', script, page], { cwd: isOfClone ? ROOT : join(folder, 'work'), env });
      const said = { out: '', err: '' };
      child.stdout.on('data', (chunk) => (said.out += chunk));
      child.stderr.on('data', (chunk) => (said.err += chunk));
      child.stdin.end();
      const [code] = (await once(child, 'close')) as [number];
      return { code, ...said };
    },
    async close() {
      for (const child of programs) child.kill('SIGKILL');
      await sink.stop();
      await stores.close();
      await dropAll();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
