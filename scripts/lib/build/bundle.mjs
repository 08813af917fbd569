import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from '../paths.mjs';

/** @param {string} path of an import */
const nameOf = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** One import from it loads syntax highlighting too, over a quarter of the server's start: bundled, that goes. */
const SHAKEN = '@react-email/components';
/** React's development build takes twice as long for a mail: bundled, it is the one for production. */
const REACT = /^(react|react-dom|@react-email\/render)(\/|$)/;

/**
 * Our own rooms go into the bundle; every other package stays where npm put it, but for the one that is shaken. A
 * package that npm put into one room because another version lies in the root goes in too: from the bundle's place
 * the other would be found.
 * @type {import('esbuild').Plugin}
 */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || path.startsWith('@homologa/') || path === SHAKEN || REACT.test(path))
        return undefined;
      if (path.startsWith('@react-email/') && importer.split(sep).join('/').includes(SHAKEN)) return undefined;
      const [room = ''] = relative(ROOT, importer).split(sep);
      if (existsSync(inRoot(room, 'node_modules', nameOf(path)))) return undefined;
      return { path, external: true };
    });
  },
};

/**
 * esbuild's options for a Node program of ours: plain JavaScript for Node 20, with source maps.
 * @template {import('esbuild').BuildOptions} O
 * @param {O} options that are added
 * @returns {import('esbuild').BuildOptions & O}
 */
export function nodeBundle(options) {
  return {
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    // Read by what is bundled of React alone: our own configuration is parsed from the whole environment.
    define: { 'process.env.NODE_ENV': '"production"' },
    // What is CommonJS among it asks for Node's modules by `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'silent',
    plugins: [packagesStayOutside],
    ...options,
  };
}

/** The program that the workers start for each export, bundled beside their own. */
const SHEET_WRITER = 'workers/src/sheet-writer.ts';

/** The thread in which the workers build an index of the watchlists. */
const INDEX_BUILDER = 'workers/src/index-builder.ts';

/** The program that the workers start for each file of suppliers. */
const IMPORT_READER = 'workers/src/import-reader.ts';

/**
 * The bundles of a room by their names.
 * @param {string} room
 * @returns {Record<string, string>}
 */
export const entriesOf = (room) => ({
  main: `${room}/src/main.ts`,
  ...(room === 'workers'
    ? { 'sheet-writer': SHEET_WRITER, 'index-builder': INDEX_BUILDER, 'import-reader': IMPORT_READER }
    : {}),
});

/**
 * Bundles the programs that write sheets and read imports, for what runs from source.
 * @param {string} outdir
 */
export async function bundleHelpers(outdir) {
  const esbuild = await import('esbuild');
  const entryPoints = { 'sheet-writer': SHEET_WRITER, 'import-reader': IMPORT_READER };
  await esbuild.build(nodeBundle({ entryPoints, outdir }));
}

let count = 0;

/**
 * Imports TypeScript of the rooms into a script.
 * @param {string} name of the file in between
 * @param {string} contents an ES module that lies in the root
 */
export async function importFromRooms(name, contents) {
  const esbuild = await import('esbuild');
  // In a folder of node_modules, so that what stays outside is found; named by process, as two may run at once.
  const outfile = inRoot('node_modules', '.cache', 'homologa', `${name}-${process.pid}-${(count += 1)}.mjs`);
  mkdirSync(dirname(outfile), { recursive: true });
  await esbuild.build(
    nodeBundle({ stdin: { contents, resolveDir: ROOT, loader: 'ts' }, outfile, sourcemap: 'inline' }),
  );
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}
