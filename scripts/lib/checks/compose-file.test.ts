import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../paths';
import { freePort } from '../processes';
import { type ComposeFile, readCompose } from './compose-file';

const TEXT = readFileSync(inRoot('docker-compose.yml'), 'utf8');
const COMMANDS = readFileSync(inRoot('docs/run-book/command-line.md'), 'utf8');

function ours(): ComposeFile {
  const { file, findings } = readCompose(TEXT);
  expect(findings).toEqual([]);
  if (!file) throw new Error('no file');
  return file;
}

describe('the check of a compose file', () => {
  test('takes ours', () => void ours());

  test('sees what a formatter made of a ternary', () => {
    const broken = `services:
  server:
    image: a
    healthcheck:
      test:
        - CMD
        - fetch('http://a').then((r) => process.exit(r.ok ? 0: 1))`;
    expect(readCompose(broken).findings).toEqual([expect.stringMatching(/^services\.server\.healthcheck\.test/)]);
  });

  test.each([
    ['services: {a: {image: b:1.0, comand: [c]}}', /services\.a/],
    ['services: {a: {image: b:1.0, depends_on: {c: {condition: service_healthy}}}}', /a waits for c/],
    [
      'services: {a: {image: b:1.0, depends_on: {c: {condition: service_healthy}}}, c: {image: d:1.0}}',
      /no healthcheck/,
    ],
    ['services: {a: {image: b:1.0, volumes: [files:/data]}}', /a mounts files/],
    ['services: {a: {image: b}}', /a takes b, which may change/],
    ['services: {a: {image: "b:17"}}', /a takes b:17, which may change/],
    ['services: {a: {restart: always}}', /neither image nor build/],
    ['services: {a: {image: b:1.0, stop_grace_period: soon}}', /is a duration/],
    ['services: {a: {image: b:1.0}}\nservices: {}', /unique/],
    ['services: [', /./],
  ])('refuses %s', (text, finding) => {
    expect(readCompose(text).findings.join('\n')).toMatch(finding);
  });
});

const argumentsOf = (command: string | string[] | undefined | null) =>
  command === undefined || command === null ? [] : typeof command === 'string' ? ['sh', '-c', command] : command;

/** Compose writes `$` for `$$`. */
const asInContainer = (command: string | undefined) => String(command).replaceAll('$$', '$');

describe('every command in it', () => {
  const commands = Object.entries(readCompose(TEXT).file?.services ?? {}).flatMap(
    ([name, { command, entrypoint, healthcheck }]) => {
      const test = healthcheck?.test;
      const [kind, ...rest] = Array.isArray(test) ? test : ['CMD-SHELL', test ?? ''];
      return [
        { name: `${name}: command`, args: argumentsOf(command) },
        { name: `${name}: entrypoint`, args: argumentsOf(entrypoint) },
        {
          name: `${name}: healthcheck`,
          args: kind === 'CMD-SHELL' ? (test ? ['sh', '-c', rest.join(' ')] : []) : rest,
        },
      ].filter(({ args }) => args.length > 0);
    },
  );

  test('is there', () => {
    expect(commands.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['server: healthcheck', 'worker: healthcheck']),
    );
  });

  test.each(commands)('$name can be run', async ({ args }) => {
    const [program = '', ...rest] = args;
    if (program === 'sh') {
      // Checks only the syntax of a shell command, because its programs exist only in the container image.
      expect(spawnSync('sh', ['-n', '-c', asInContainer(rest.at(-1))]).status).toBe(0);
    } else if (program === 'node' && rest[0] === '-e') {
      await expectProbe(String(rest[1]));
    } else if (program === 'node') {
      const entry = rest.find((word) => word.startsWith('dist/')) ?? '';
      const [, room = ''] = entry.split('/');
      expect(['server', 'workers', 'cli'].map((one) => `dist/${one}/main.js`)).toContain(entry);
      expect(readFileSync(inRoot(room, 'src', 'main.ts'), 'utf8').length).toBeGreaterThan(0);
      if (room === 'cli') expect(COMMANDS).toContain(`\`${rest.slice(1).join(' ')}\``);
    } else {
      expect(['postgres', 'pg_isready', 'redis-server', 'redis-cli']).toContain(program);
      expect(rest.every((word) => typeof word === 'string')).toBe(true);
    }
  });

  /**
   * Runs a health check of the compose file against a fake server: expects exit code 0 for status 200, and 1 for status
   * 503 or an unreachable server.
   */
  async function expectProbe(script: string) {
    const port = await freePort();
    const status = async () => {
      const probe = spawn(process.execPath, ['-e', script.replaceAll(/:(4000|9464)\//g, `:${port}/`)], {
        stdio: 'ignore',
      });
      const [code] = await once(probe, 'exit');
      return code;
    };
    expect(await status()).toBe(1);
    let answer = 200;
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(String(request.url));
      response.writeHead(answer).end();
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    expect(await status()).toBe(0);
    answer = 503;
    expect(await status()).toBe(1);
    expect(asked).toEqual(['/readyz', '/readyz']);
    server.close();
    server.closeAllConnections();
  }
});

test('the programs get every variable of .env, the password as it is, and no origin of this machine', () => {
  const { services } = ours();
  for (const name of ['migrate', 'server', 'worker', 'backup']) {
    const { env_file, environment = {} } = services[name] ?? {};
    const variables = Array.isArray(environment) ? {} : environment;
    expect(env_file).toBe('.env');
    expect(variables).toMatchObject({ NODE_ENV: 'production', DATA_DIR: '/data' });
    expect(variables.DATABASE_URL).not.toContain('$');
    expect(String(variables.DATABASE_PASSWORD)).toMatch(/^\$\{DATABASE_PASSWORD:\?/);
    for (const needed of ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM']) {
      expect(String(variables[needed])).toMatch(new RegExp(`^\\$\\{${needed}:\\?`));
    }
  }
  expect(TEXT).not.toMatch(/PUBLIC_URL.*localhost/);
});

describe('the daily backup', () => {
  const command = asInContainer(argumentsOf(ours().services.backup?.command).at(-1));
  const OLD = ['2020-01-01T000000Z', '2020-01-02T000000Z'];

  /** Runs one round with a command line that makes the given files, beside two backups older than BACKUP_DAYS. */
  function runRound(commandLine: string) {
    const home = mkdtempSync(join(tmpdir(), 'homologa-backup-loop-'));
    try {
      const [programs, backups] = [join(home, 'bin'), join(home, 'backups')];
      for (const folder of [programs, ...OLD.map((name) => join(backups, name))])
        mkdirSync(folder, { recursive: true });
      for (const name of OLD) utimesSync(join(backups, name), 1_577_836_800, 1_577_836_800);
      const fakes = { node: commandLine, sleep: `echo "$1" > '${home}/slept'; kill "$PPID"` };
      for (const [name, script] of Object.entries(fakes))
        writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
      const env = { PATH: `${programs}:${process.env.PATH}`, BACKUP_DAYS: '14' };
      spawnSync('sh', ['-c', command.replaceAll('/backups', backups)], { env, timeout: 10_000 });
      const left = readdirSync(backups);
      return {
        old: left.filter((name) => OLD.includes(name)),
        made: left.filter((name) => !OLD.includes(name)).length,
        pause: Number(readFileSync(join(home, 'slept'), 'utf8')),
      };
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  }

  test('deletes old backups after a complete one, which stays', () => {
    const complete = 'mkdir "$4" && echo {} > "$4/manifest.json"';
    expect(runRound(complete)).toEqual({ old: [], made: 1, pause: 86_400 });
    expect(runRound(`${complete} && touch -d 2020-01-03 "$4"`)).toEqual({ old: [], made: 1, pause: 86_400 });
  });

  test.each([
    ['fails at once', 'exit 1', 0],
    ['fails half-way', 'mkdir "$4"; exit 1', 1],
    ['leaves no manifest', 'mkdir "$4"', 1],
  ])('deletes nothing after one that %s, and tries again in an hour', (_, commandLine, made) => {
    expect(runRound(commandLine)).toEqual({ old: OLD, made, pause: 3_600 });
  });
});
