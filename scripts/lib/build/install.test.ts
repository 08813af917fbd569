import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from '../paths';
import { delay } from '../processes';
import { countPackages } from './install.mjs';

// Builds a clone with the real launcher, a lock file without packages, and a fake npm.

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'homologa-install-'));
  const parts = ['run.mjs', 'lib/build/require-node.mjs', 'lib/build/run-script.mjs', 'lib/build/install.mjs'];
  for (const part of [...parts, 'lib/product/lock-file.mjs']) {
    mkdirSync(dirname(join(root, 'scripts', part)), { recursive: true });
    cpSync(inRoot('scripts', part), join(root, 'scripts', part));
  }
  write('package.json', '{"type":"module"}');
  lockFile('1');
  write('scripts/start.ts', 'console.log("parent", (globalThis as { homologaParent?: number }).homologaParent);');
  npm('await installs(300);');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const lockFile = (version: string) => write('package-lock.json', JSON.stringify({ packages: {}, version }));

/** Writes a fake npm, which records its start and end in npm.txt. */
function npm(body: string) {
  const esbuild = JSON.stringify(inRoot('node_modules', 'esbuild'));
  write(
    'npm.js',
    `import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
const note = (text) => appendFileSync('npm.txt', text);
const installs = async (ms) => {
  rmSync('node_modules', { recursive: true, force: true });
  await new Promise((done) => setTimeout(done, ms));
  mkdirSync('node_modules');
  symlinkSync(${esbuild}, 'node_modules/esbuild');
  writeFileSync('node_modules/.package-lock.json', '{"packages":{}}');
};
note('<');
${body}
note('>');`,
  );
}

const npmRuns = () => (existsSync(join(root, 'npm.txt')) ? readFileSync(join(root, 'npm.txt'), 'utf8') : '');

function start(env: NodeJS.ProcessEnv = {}, command = [process.execPath, 'scripts/run.mjs', 'start']) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(root, 'data'), npm_execpath: join(root, 'npm.js'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const over = new Promise<{ code: number | null; output: string }>((done) => {
    child.once('close', (code) => done({ code, output }));
  });
  return { child, over };
}

async function untilNpmRuns() {
  while (npmRuns() === '') await delay(20);
}

test('two first starts of one clone run one install, the second waits for it', async () => {
  const [first, second] = await Promise.all([start().over, start().over]);
  expect([first.code, second.code, npmRuns()]).toEqual([0, 0, '<>']);
  expect(first.output + second.output).toMatch(/waiting for process \d+, which installs the packages/);
  expect(readdirSync(join(root, 'scripts', 'node_modules'))).toEqual([]);
});

test('a changed lock file is not installed below a running product', async () => {
  await start().over;
  mkdirSync(join(root, 'data'));
  write('data/start.lock', JSON.stringify({ pid: process.pid, identity: null, port: 4000 }));
  expect((await start().over).code).toBe(0); // nothing to install: the script itself refuses
  lockFile('2');
  const { code, output } = await start().over;
  expect(output).toContain(
    `Homologa already runs with the data of ${join(root, 'data')} (process ${process.pid}, port 4000), and the packages`,
  );
  expect([code, npmRuns()]).toEqual([1, '<>']);
  write('.env', 'DATA_DIR=data');
  expect((await start({ DATA_DIR: undefined }).over).code).toBe(1);
  write('data/start.lock', JSON.stringify({ pid: 2 ** 30 }));
  expect((await start().over).code).toBe(0);
  expect(npmRuns()).toBe('<><>');
});

test('an npm that a signal ended is told as such', async () => {
  npm('process.kill(process.pid, "SIGKILL"); await installs(10_000);');
  const { code, output } = await start().over;
  expect(output).toContain('npm was ended by SIGKILL');
  expect(output).not.toContain('registry');
  expect(code).toBe(1);
});

test('Ctrl-C waits for the end of npm', async () => {
  npm('process.on("SIGTERM", () => setTimeout(() => { note("end"); process.exit(1); }, 400)); await installs(10_000);');
  const { child, over } = start();
  await untilNpmRuns();
  await delay(100);
  child.kill('SIGINT');
  expect((await over).code).toBe(130);
  expect(npmRuns()).toBe('<end');
});

test('the parent is the one of the begin, also if it dies during the install', async () => {
  npm('await installs(800);');
  const { child, over } = start({}, ['sh', '-c', `"${process.execPath}" scripts/run.mjs start; true`]);
  await untilNpmRuns();
  child.kill('SIGKILL');
  expect((await over).output).toContain(`parent ${child.pid}\n`);
});

test('bundles of a week ago are removed when new ones are written', async () => {
  await start().over;
  const bundles = join(root, 'node_modules', '.cache', 'homologa', 'scripts');
  const [first = ''] = readdirSync(bundles);
  const long = new Date(Date.now() - 8 * 24 * 3_600_000);
  utimesSync(join(bundles, first), long, long);
  await start().over;
  expect(readdirSync(bundles)).toEqual([first]);
  utimesSync(join(bundles, first), long, long);
  write('scripts/start.ts', 'console.log("another");');
  expect((await start().over).output).toContain('another');
  expect(readdirSync(bundles)).toHaveLength(1);
  expect(readdirSync(bundles)).not.toContain(first);
});

test('progress counts unpacked packages, not the folders that npm makes first', () => {
  for (const name of ['one', '@scope/two', '@scope/empty', 'empty'])
    mkdirSync(join(root, 'node_modules', name), { recursive: true });
  for (const name of ['one', '@scope/two']) write(join('node_modules', name, 'package.json'), '{}');
  expect(countPackages(join(root, 'node_modules'))).toBe(2);
  expect(countPackages(join(root, 'missing'))).toBe(0);
});
