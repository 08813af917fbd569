import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { inRoot, ROOT } from '../paths';

const nameOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/**
 * Package bundled for tree shaking: its index also loads syntax highlighting, which takes over a quarter of the
 * server's start time.
 */
const SHAKEN = '@react-email/components';
/** Packages bundled to select React's production build: the development build takes twice as long to render a mail. */
const REACT = /^(react|react-dom|@react-email\/render)(\/|$)/;

/**
 * Bundles the workspaces of the repository and the packages `SHAKEN` and `REACT`; all other packages stay in
 * node_modules. Also bundles a package that npm has installed inside a workspace, because an import from the bundle
 * would load the root's version of the package.
 */
const packagesStayOutside: Plugin = {
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

export function nodeBundle<O extends BuildOptions>(options: O): BuildOptions & O {
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
    // Applies only to the bundled React, because the product's configuration parses `process.env` as a whole.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Defines `require`, which bundled CommonJS modules use to load Node's modules.
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

/** Programs that the processes of a room start beside themselves. */
const HELPERS: Readonly<Record<string, Record<string, string>>> = {
  server: { 'import-reader': IMPORT_READER },
  workers: { 'sheet-writer': SHEET_WRITER, 'index-builder': INDEX_BUILDER, 'import-reader': IMPORT_READER },
};

export const entriesOf = (room: string): Record<string, string> => ({
  main: `${room}/src/main.ts`,
  ...HELPERS[room],
});

export async function bundleHelpers(outdir: string) {
  const esbuild = await import('esbuild');
  const entryPoints = { 'sheet-writer': SHEET_WRITER, 'import-reader': IMPORT_READER };
  await esbuild.build(nodeBundle({ entryPoints, outdir }));
}
