import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installIfNeeded } from './install.mjs';

const SCRIPTS = fileURLToPath(new URL('../../', import.meta.url));

/** Below node_modules, so that the bundles find the installed packages. */
const BUNDLES = join(SCRIPTS, '..', 'node_modules', '.cache', 'homologa', 'scripts');

/**
 * Runs scripts/<name>.ts; the first argument is the name. Node 20 cannot run TypeScript, so the script is bundled first
 * (about 50 ms). Missing packages are installed before.
 */
export async function runScript() {
  const [name = ''] = process.argv.splice(2, 1);
  const entry = join(SCRIPTS, `${name}.ts`);
  try {
    if (!existsSync(entry)) throw new Error(`There is no script '${name}'.`);
    await installIfNeeded();
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
 * The names of the bundles hold the hash of their content: scripts that run at the same time share them, and a running
 * script loads its own later parts, whatever has changed since.
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
  mkdirSync(BUNDLES, { recursive: true });
  for (const { path, contents } of outputFiles) {
    if (existsSync(path)) continue;
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
  // Parts that are loaded on demand are entry points, too.
  const started = `scripts/${basename(entry)}`;
  const [main = ''] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === started) ?? [];
  return join(BUNDLES, main.slice(main.lastIndexOf('/') + 1));
}
