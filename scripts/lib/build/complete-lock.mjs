import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain JavaScript without packages, because `npm ci` rejects the lock file that this module repairs.

/**
 * Path of the nearest lock file in a folder above `folder`: `npm run check` runs this module from a bundle elsewhere in
 * the repository.
 * @param {string} folder
 * @returns {string}
 */
function lockAbove(folder) {
  const file = join(folder, 'package-lock.json');
  return existsSync(file) ? file : lockAbove(dirname(folder));
}

const LOCK = lockAbove(dirname(fileURLToPath(import.meta.url)));
const OS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'windows',
];
const CPU = ['arm64', 'arm', 'armv6', 'armv7', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

const readLock = () => JSON.parse(readFileSync(LOCK, 'utf8'));

/**
 * Optional packages of other platforms that the lock file requires but does not contain, as [path, entry].
 * @param {{packages: Record<string, {dev?: boolean, optionalDependencies?: Record<string, string>}>}} lock
 */
function missingFrom(lock) {
  const missing = new Map();
  for (const entry of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const at = `node_modules/${name}`;
      const words = name.split(/[/-]/);
      const os = OS.find((word) => words.includes(word));
      const cpu = CPU.find((word) => words.includes(word));
      if (lock.packages[at] || !os || !/^\d/.test(version)) continue;
      missing.set(at, {
        version,
        ...(cpu ? { cpu: [cpu] } : {}),
        ...(entry.dev ? { dev: true } : {}),
        ...(words.includes('musl') ? { libc: ['musl'] } : {}),
        optional: true,
        os: [os === 'windows' ? 'win32' : os],
      });
    }
  }
  return [...missing];
}

export function lockGaps() {
  const { length } = missingFrom(readLock());
  return length === 0
    ? []
    : [`package-lock.json lacks ${length} packages of other platforms: run node scripts/complete-lock.mjs`];
}

export function main() {
  const lock = readLock();
  const missing = missingFrom(lock);
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
  lock.packages = Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} optional packages of other platforms added to package-lock.json`);
}
