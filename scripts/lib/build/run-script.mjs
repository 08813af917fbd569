import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { runningProduct } from '../product/lock-file.mjs';
import { installIfNeeded, isForbidden, notWritable } from './install.mjs';

const SCRIPTS = fileURLToPath(new URL('../../', import.meta.url));
const ROOT = join(SCRIPTS, '..');

/** The bundles are below node_modules, so that Node finds the installed packages from there. */
const BUNDLES = join(ROOT, 'node_modules', '.cache', 'homologa', 'scripts');
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * Runs scripts/<name>.ts; the first argument is the name. Installs missing packages first. Bundles the script (about 50
 * ms), because Node 20 cannot run TypeScript.
 */
export async function runScript() {
  const [name = ''] = process.argv.splice(2, 1);
  const entry = join(SCRIPTS, `${name}.ts`);
  // Records the parent process: if npm's shell dies during the install, the product must end too (product-run.ts).
  Object.assign(globalThis, { homologaParent: process.ppid });
  try {
    if (!existsSync(entry)) throw new Error(`There is no script '${name}'.`);
    await installIfNeeded(name === 'start' || name === 'dev' ? productInTheWay : undefined);
    const bundle = await bundled(entry);
    process.setSourceMapsEnabled(true);
    process.argv[1] = bundle;
    await import(pathToFileURL(bundle).href);
  } catch (error) {
    console.error(error instanceof Error && error.name !== 'Error' ? error : String(error).replace(/^Error: /, ''));
    process.exitCode = 1;
  }
}

/**
 * Returns a message if a product is running with the data of DATA_DIR, because `npm ci` would delete the packages that
 * the product uses. Returns null if no product is running. Finds DATA_DIR in the same way as paths.ts.
 */
function productInTheWay() {
  const file = join(ROOT, '.env');
  const { DATA_DIR } = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
  const running = runningProduct(DATA_DIR ? resolve(DATA_DIR) : join(ROOT, '.data'));
  return running && `${running}, and the packages have changed: stop that one and run the same command again.`;
}

/**
 * Bundles the script. The names of the bundles contain the hash of their content: scripts that run at the same time
 * share them, and a running script loads its own later parts, whatever has changed since.
 * @param {string} entry
 */
async function bundled(entry) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: BUNDLES.slice(0, BUNDLES.indexOf('node_modules')),
    entryPoints: [entry],
    outdir: BUNDLES,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    metafile: true,
    write: false,
  });
  try {
    keep(outputFiles);
  } catch (error) {
    throw isForbidden(error) ? new Error(notWritable('This program')) : error;
  }
  // Modules that the script imports lazily are outputs with an entry point too, so this finds the output of the script
  // itself.
  const started = `scripts/${basename(entry)}`;
  const [main = ''] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === started) ?? [];
  return join(BUNDLES, main.slice(main.lastIndexOf('/') + 1));
}

/** @param {import('esbuild').OutputFile[]} files */
function keep(files) {
  mkdirSync(BUNDLES, { recursive: true });
  const missing = files.filter(({ path }) => !isThere(path));
  for (const { path, contents } of missing) {
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
  if (missing.length > 0) removeOld();
}

/**
 * True if a bundle exists; its modification time is set to now, so that it is not removed as old.
 * @param {string} path
 */
function isThere(path) {
  if (!existsSync(path)) return false;
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // The modification time cannot be set if another user owns the bundle.
  }
  return true;
}

function removeOld() {
  const limit = Date.now() - KEPT_MS;
  for (const name of readdirSync(BUNDLES)) {
    const file = join(BUNDLES, name);
    try {
      if (statSync(file).mtimeMs < limit) rmSync(file, { force: true });
    } catch {
      // The old bundle could not be removed, because another user owns it or another process has removed it.
    }
  }
}
