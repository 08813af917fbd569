import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from './paths.mjs';

/** Our own rooms go into the bundle; every other package stays where npm put it. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@homologa/') ? undefined : { path, external: true },
    );
  },
};

/** esbuild's options for a Node program of ours: plain JavaScript for Node 20, with source maps. */
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
    logLevel: 'silent',
    plugins: [packagesStayOutside],
    ...options,
  };
}

let count = 0;

/** Imports TypeScript of the rooms into a script: `contents` is an ES module that lies in the root. */
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
