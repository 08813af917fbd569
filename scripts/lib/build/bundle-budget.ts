import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../paths';

const KB = 1000;

/**
 * Maximum gzipped size of the JavaScript of each web app's first screen: the entry with its imports, the screen, and
 * the largest language if languages are separate files. Chunks with the same `oneOf` capture belong to one language.
 */
export const BUDGETS = [
  {
    app: 'console',
    screen: 'the sign-in form',
    limit: 250 * KB,
    chunks: ['index.html', 'src/account/LoginPage.tsx'],
  },
  {
    app: 'onboarding-web',
    screen: 'the first step',
    limit: 90 * KB,
    chunks: ['index.html', 'src/app/EntryPage.tsx'],
    oneOf: /(?:app|introduction|words)\.texts\.ts\?language=(.+)$/,
  },
];

type Manifest = Record<string, { file: string; imports?: string[] }>;

/**
 * Returns the JavaScript files of the given chunks and all their imports. Throws if the build has no chunk of that
 * name.
 */
export function filesOf(manifest: Manifest, chunks: string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk)
      throw new Error(`the build has no ${name}: say in scripts/lib/build/bundle-budget.ts what took its place`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  chunks.forEach(visit);
  return files;
}

/** Returns the size of an app's first screen. `sizeOf` returns the gzipped size of a file in bytes. */
export function firstLoad(
  manifest: Manifest,
  { chunks, oneOf }: { chunks: string[]; oneOf?: RegExp },
  sizeOf: (file: string) => number,
) {
  const total = (names: string[]) => [...filesOf(manifest, names)].reduce((sum, file) => sum + sizeOf(file), 0);
  if (!oneOf) return total(chunks);
  const languages: Map<string, string[]> = new Map();
  for (const name of Object.keys(manifest)) {
    const [, language = name] = oneOf.exec(name) ?? [];
    if (oneOf.test(name)) languages.set(language, [...(languages.get(language) ?? []), name]);
  }
  if (languages.size === 0) throw new Error(`the build has no language ${oneOf}`);
  return Math.max(...[...languages.values()].map((texts) => total([...chunks, ...texts])));
}

export function measureBudgets() {
  return BUDGETS.flatMap((budget) => {
    const dist = inRoot(budget.app, 'dist');
    const manifestFile = join(dist, '.vite', 'manifest.json');
    if (!existsSync(manifestFile)) return [];
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
    const bytes = firstLoad(manifest, budget, (file) => gzipSync(readFileSync(join(dist, file))).length);
    const figure = `${(bytes / KB).toFixed(1)} of ${budget.limit / KB} kB gzipped until ${budget.screen} shows`;
    const { app, limit } = budget;
    return [{ app, bytes, limit, line: `${app}: ${figure}`, isOver: bytes > limit }];
  });
}
