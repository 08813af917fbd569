import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildFailure } from 'esbuild';
import { inRoot } from '../paths';
import { runNode } from '../processes';
import { Halt, runMain, say } from '../say';
import { entriesOf, nodeBundle } from './bundle';
import { compressAssets } from './compress-assets';
import { generate } from './generate';

const SHARED = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/lib/build/build.ts',
  'scripts/lib/build/bundle.ts',
  'scripts/lib/build/compress-assets.ts',
];
const STAMPS = inRoot('dist', '.inputs.json');

/** Part of the build: its source folders, and an output file whose existence proves that the part has been built. */
interface Part {
  inputs: string[];
  output: string;
  build: () => Promise<void>;
}

/**
 * Describes the build of a Node program. `below` lists workspaces that the program contains in addition to those that
 * all Node programs contain.
 */
const nodePart = (room: string, ...below: string[]): Part => ({
  inputs: ['domain/src', 'screening/src', 'prisma/src', 'core/src', ...[...below, room].map((name) => `${name}/src`)],
  output: `dist/${room}/main.js`,
  build: () => buildPrograms(room),
});
const webPart = (room: string): Part => ({
  inputs: ['domain/src', 'web/src', room],
  output: `${room}/dist/index.html`,
  build: () => buildWebApp(room),
});
const PARTS: Record<string, Part> = {
  server: nodePart('server'),
  workers: nodePart('workers'),
  cli: nodePart('cli', 'demo'),
  console: webPart('console'),
  'onboarding-web': webPart('onboarding-web'),
};
const AT_ONCE = 2;

const IGNORED = new Set(['node_modules', 'dist', '.tsbuild', 'coverage']);
const isTest = (name: string) => /\.(test|spec)\.tsx?$/.test(name);

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (IGNORED.has(entry.name) || isTest(entry.name)) continue;
    const below = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(below);
    else yield below;
  }
}

const byName = (a: string, b: string) => (a < b ? -1 : 1);

function hashOf({ inputs }: Part) {
  const hash = createHash('sha256');
  const files = [
    ...SHARED.map((file) => inRoot(file)),
    ...inputs.flatMap((dir) => [...filesBelow(inRoot(dir))].sort(byName)),
  ];
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

async function buildPrograms(room: string) {
  const esbuild = await import('esbuild');
  rmSync(inRoot('dist', room), { recursive: true, force: true });
  try {
    await esbuild.build(nodeBundle({ entryPoints: entriesOf(room), outdir: `dist/${room}` }));
  } catch (error) {
    const { errors, message } = error as BuildFailure;
    const messages = await esbuild.formatMessages(errors, { kind: 'error', color: false });
    throw new Halt(`${room} does not build:\n${messages.join('') || message}`);
  }
}

async function buildWebApp(room: string) {
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  const result = await runNode([vite, 'build', '--logLevel', 'warn'], {
    cwd: inRoot(room),
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' },
    timeoutMs: 300_000,
  });
  if (result.code !== 0) {
    const said = result.output.split('\n').filter((line) => !/^\s+at /.test(line));
    throw new Halt(`${room} does not build:\n${said.join('\n').trim()}`);
  }
  await compressAssets(inRoot(room, 'dist', 'assets'));
}

const readStamps = (): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(STAMPS, 'utf8'));
  } catch {
    return {};
  }
};

function partOf(name: string) {
  const part = PARTS[name];
  if (!part) throw new Halt(`'${name}' is no part: choose of ${Object.keys(PARTS).join(', ')}.`);
  return part;
}

/** Latest build of this process: builds wait for each other, because two would write into the same folders. */
let latest: Promise<unknown> = Promise.resolve();

/**
 * Builds the parts whose sources have changed since the last build: server, workers and cli into dist/, each web app
 * into its own dist/. `names` are the parts to check, by default all parts. Returns the parts that were rebuilt.
 */
export function build(names: string[] = Object.keys(PARTS)): Promise<string[]> {
  const built = latest.then(() => buildDue(names));
  latest = built.catch(() => {});
  return built;
}

async function buildDue(names: string[]): Promise<string[]> {
  const stamps = readStamps();
  const hashes: Record<string, string> = Object.fromEntries(names.map((name) => [name, hashOf(partOf(name))]));
  const due = names.filter((name) => stamps[name] !== hashes[name] || !existsSync(inRoot(partOf(name).output)));
  if (due.length === 0) return [];

  say(`building ${due.join(', ')}`);
  const failures: unknown[] = [];
  // Starts the builds of the web apps first, because they take longest.
  const isProgram = (name: string) => Number(partOf(name).output.startsWith('dist'));
  const waiting = [...due].sort((a, b) => isProgram(a) - isProgram(b));
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      try {
        await partOf(name).build();
        stamps[name] = hashes[name] ?? '';
        say(`built ${name}`);
      } catch (error) {
        delete stamps[name];
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(STAMPS, JSON.stringify(stamps));
  if (failures.length > 0) throw failures[0];
  return due;
}

/** `npm run build [-- part …]`: installs packages, generates the database client and builds. */
export const main = () =>
  runMain(async () => {
    const names = process.argv.slice(2);
    names.forEach(partOf);
    await generate();
    const built = await build(names.length > 0 ? names : undefined);
    if (built.length === 0) say('everything is built already');
  });
