import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { inRoot, ROOT } from '../paths';
import { Halt } from '../say';
import { readBundleImports } from './bundle-imports';
import { isKept } from './kept-files';
import {
  isInstalled,
  packageAt,
  packageOf,
  packagesBelow,
  readLock,
  resolvePackage,
  type Target,
} from './lock-packages';
import { noticeOf } from './notice';
import { sbomOf } from './sbom';

/** Folders that the programs read besides their packages. */
const OWN_FOLDERS = [
  'dist/server',
  'dist/workers',
  'dist/cli',
  'prisma/migrations',
  'console/dist',
  'onboarding-web/dist',
];
const WEB_ROOMS = ['console', 'onboarding-web', 'web'];

export interface AssembledImage {
  root: string;
  /** Bytes by part: own folders, and one line for each package. */
  sizes: Map<string, number>;
  /** Imports that the programs leave to Node, for the proof that each of them loads. */
  specifiers: string[];
}

export const hostTarget = (): Target => ({ os: process.platform, cpu: process.arch, libc: 'glibc' });

/**
 * Copies exactly the files of the image into `root`, which must be outside of the repository: Node would find missing
 * packages in a folder above.
 */
export async function assembleImage(root: string, target: Target): Promise<AssembledImage> {
  if (!relative(ROOT, root).startsWith('..'))
    throw new Halt(`${root} is within the repository: choose a folder outside.`);
  if (existsSync(root) && readdirSync(root).length > 0 && !existsSync(join(root, 'sbom.cdx.json')))
    throw new Halt(`${root} holds other files: choose an empty folder.`);
  makeWritable(root);
  rmSync(root, { recursive: true, force: true });

  const lock = readLock();
  const names = Object.keys(lock)
    .filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path))
    .map(packageAt);
  const { specifiers, resolved, bundled } = await readBundleImports(names);
  const roots = [...specifiers.map(packageOf), ...resolved].flatMap((name) => resolvePackage(lock, '', name) ?? []);
  const packages = packagesBelow(lock, roots, target);
  const missing = packages.filter((path) => !isInstalled(path));
  if (missing.length > 0) throw new Halt(`Not installed: ${missing.map(packageAt).join(', ')}. Run npm ci first.`);

  const sizes = new Map<string, number>();
  for (const folder of OWN_FOLDERS)
    sizes.set(
      folder,
      copyFolder(folder, root, (file) => !isUnusedMap(folder, file)),
    );
  for (const path of packages) {
    const copied = copyFolder(path, root, (file) => !file.startsWith('node_modules/') && isKept(path, file));
    sizes.set(packageAt(path), (sizes.get(packageAt(path)) ?? 0) + copied);
  }
  const inBrowsers = packagesBelow(lock, WEB_ROOMS, target);
  // The root's package.json tells Node that the bundles are ES modules, and the programs their version.
  copyFileSync(inRoot('package.json'), join(root, 'package.json'));
  for (const file of ['LICENSE', 'CHANGELOG.md'])
    if (existsSync(inRoot(file))) copyFileSync(inRoot(file), join(root, file));
  const delivered = new Set([...packages, ...bundled, ...inBrowsers]);
  writeFileSync(join(root, 'sbom.cdx.json'), sbomOf(lock, delivered));
  writeFileSync(join(root, 'NOTICE'), noticeOf(lock, delivered));
  return { root, sizes, specifiers };
}

/** The command line runs without source maps; those of server and workers make their logs readable. */
const isUnusedMap = (folder: string, file: string) => folder === 'dist/cli' && file.endsWith('.map');

/** Copies the files of a folder that `isWanted` accepts, readable by everybody; returns their bytes. */
function copyFolder(folder: string, root: string, isWanted: (file: string) => boolean): number {
  let bytes = 0;
  for (const file of filesIn(inRoot(folder))) {
    const name = relative(inRoot(folder), file).split(sep).join('/');
    if (!isWanted(name)) continue;
    const target = join(root, folder, name);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
    const { mode, size } = statSync(file);
    chmodSync(target, mode & 0o111 ? 0o755 : 0o644);
    bytes += size;
  }
  if (bytes === 0 && OWN_FOLDERS.includes(folder)) throw new Halt(`${folder} is empty: run npm run build first.`);
  return bytes;
}

function* filesIn(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

/** Undoes `sealFolder`, so that the next assembly can replace the files. */
function makeWritable(root: string) {
  if (existsSync(root)) setModes(root, 0o755, (mode) => mode | 0o200);
}

/** Takes the right to write from all folders and files, as a read-only root does. */
export const sealFolder = (root: string): void => setModes(root, 0o555, (mode) => mode & 0o555);

function setModes(folder: string, folderMode: number, modeOf: (mode: number) => number) {
  chmodSync(folder, folderMode | 0o200);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) setModes(path, folderMode, modeOf);
    else if (entry.isFile()) chmodSync(path, modeOf(statSync(path).mode & 0o777));
  }
  chmodSync(folder, folderMode);
}
