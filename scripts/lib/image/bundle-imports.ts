import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { entriesOf, nodeBundle } from '../build/bundle';
import { ROOT } from '../paths';

const PROGRAMS = ['server', 'workers', 'cli'] as const;

interface BundleImports {
  /** Imports of packages that the bundles leave to Node, such as `csv-parse/sync`. */
  specifiers: string[];
  /** Files that the programs find by `require.resolve`, such as a font; a name that is put together ends early. */
  resolved: string[];
  /** Paths of the lock file of the packages whose code is in the bundles. */
  bundled: string[];
}

/** Reads from the bundler what the programs load at run time. */
export async function readBundleImports(packages: readonly string[]): Promise<BundleImports> {
  const { build } = await import('esbuild');
  const metafiles: Metafile[] = [];
  for (const room of PROGRAMS) {
    const { metafile } = await build(
      nodeBundle({
        entryPoints: entriesOf(room),
        outdir: `dist/${room}`,
        write: false,
        metafile: true,
        sourcemap: false,
      }),
    );
    if (metafile) metafiles.push(metafile);
  }
  const outputs = metafiles.flatMap((metafile) => Object.values(metafile.outputs));
  const specifiers = outputs.flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
  const inputs = metafiles.flatMap((metafile) => Object.keys(metafile.inputs));
  const own = [...new Set(inputs)].filter((file) => !file.includes('node_modules/') && /\.[cm]?[jt]sx?$/.test(file));
  return {
    specifiers: unique(specifiers.filter((path) => !isOfNode(path))),
    resolved: unique(own.flatMap((file) => resolvedIn(readFileSync(join(ROOT, file), 'utf8'), packages))),
    bundled: unique(inputs.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [])),
  };
}

const unique = (names: string[]) => [...new Set(names)].sort();

const BUILTINS = new Set(builtinModules);
const isOfNode = (path: string) => path.startsWith('node:') || BUILTINS.has(path);

/**
 * Lists names of files of packages in the source of a module that resolves them itself. A name may be put together
 * (`@fontsource-variable/noto-sans-${name}`): all packages that begin like it are meant.
 */
export function resolvedIn(source: string, packages: readonly string[]): string[] {
  if (!source.includes('createRequire')) return [];
  const texts = [...source.matchAll(/['"`](@?[a-z][\w@/.-]*)(\$\{)?/g)].map(([, text = '', more]) => ({
    text,
    isOpen: more !== undefined,
  }));
  return texts.flatMap(({ text, isOpen }) =>
    packages.filter((name) => (isOpen ? text.includes('/') && name.startsWith(text) : isFileOf(text, name))),
  );
}

const isFileOf = (text: string, name: string) => text === name || text.startsWith(`${name}/`);
