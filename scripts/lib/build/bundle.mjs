import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from '../paths.mjs';

/** @param {string} path */
const nameOf = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** Bundled for tree shaking: its index also loads syntax highlighting, over a quarter of the server's start time. */
const SHAKEN = '@react-email/components';
/** React's development build takes twice as long to render a mail; bundling selects the production build. */
const REACT = /^(react|react-dom|@react-email\/render)(\/|$)/;

/**
 * Bundles the repository's own rooms and the packages above, and leaves every other package in node_modules. A package
 * that npm installed inside a room (another version than in the root) is bundled too, because the bundle would resolve
 * it to the version in the root.
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
 * @template {import('esbuild').BuildOptions} O
 * @param {O} options
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
    // Only the bundled React reads NODE_ENV this way; the product's own configuration parses the whole environment.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Bundled CommonJS modules load Node's modules with `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'silent',
    plugins: [packagesStayOutside],
    ...options,
  };
}

const SHEET_WRITER = 'workers/src/sheet-writer.ts';

const INDEX_BUILDER = 'workers/src/index-builder.ts';

const IMPORT_READER = 'workers/src/import-reader.ts';

/**
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
 * Bundles the helper programs for exports and imports, for callers that run from source.
 * @param {string} outdir
 */
export async function bundleHelpers(outdir) {
  const esbuild = await import('esbuild');
  const entryPoints = { 'sheet-writer': SHEET_WRITER, 'import-reader': IMPORT_READER };
  await esbuild.build(nodeBundle({ entryPoints, outdir }));
}

let count = 0;

/**
 * Imports TypeScript of the rooms into a script: bundles it and imports the result.
 * @param {string} name name of the temporary bundle
 * @param {string} contents source of an ES module, resolved from the root
 */
export async function importFromRooms(name, contents) {
  const esbuild = await import('esbuild');
  // Stored below node_modules, so that unbundled packages resolve. The process id keeps concurrent runs apart.
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
