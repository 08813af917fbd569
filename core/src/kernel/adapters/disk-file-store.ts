import { chmod, copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { newId } from '../ids';
import type { FileStore } from '../ports/file-store';
import { FreeSpace } from '../storage/free-space';
import { makePrivateFolder } from '../storage/make-private-folder';
import { removeOlder } from '../storage/remove-older';

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = { recursive: true, mode: 0o700 };
const PARTIAL = '.partial';

/** Codes of a file system that does not serve now: a network mount that broke off, a disk that fails. */
const AWAY = new Set([
  'EACCES',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EIO',
  'ENODEV',
  'ENOTCONN',
  'ENOTDIR',
  'ENXIO',
  'EROFS',
  'ESTALE',
  'ETIMEDOUT',
]);

/**
 * Stores files below a local directory with owner-only permissions and keeps `reserveBytes` of the disk free. While the
 * directory is not mounted, each call throws `service_unavailable` and reports to `onAway`: files that were written to
 * the empty mount point would be hidden by the next mount.
 */
export function createDiskFileStore(
  directory: string,
  reserveBytes: number,
  onAway: (error: unknown) => void = () => undefined,
): FileStore {
  makePrivateFolder(directory);
  const space = new FreeSpace(directory, reserveBytes);
  const partials = join(directory, PARTIAL);
  // Exists from here on wherever the directory is mounted, so its absence means that the mount is gone.
  const isMarked = canMake(partials);
  const requireMount = async (): Promise<unknown> => isMarked && (await stat(partials));
  const reported = async (error: unknown): Promise<unknown> => {
    const isMounted = () =>
      requireMount().then(
        () => true,
        () => false,
      );
    if (!AWAY.has(codeOf(error)) && (await isMounted())) return error;
    onAway(error);
    // Without its cause, which would look like a file that is missing for good.
    return new DomainError('service_unavailable');
  };
  const put = async (key: string, size: number, write: (path: string) => Promise<void>) => {
    await space.demand(size);
    const partial = join(partials, newId());
    const path = join(directory, key);
    try {
      await write(partial);
      await chmod(partial, PRIVATE_FILE);
      await requireMount();
      await mkdir(dirname(path), PRIVATE_FOLDER);
      // The rename is atomic, so the key never refers to a partially written file.
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true }).catch(() => undefined);
      throw await reported(error);
    }
  };
  return {
    // On POSIX systems, a running download can still read a deleted file.
    removalGraceMs: 0,
    requireRoom: (bytes) => space.demand(bytes),
    putFile: async (key, from) => put(key, (await stat(from)).size, (path) => copyFile(from, path)),
    putBytes: (key, bytes) => put(key, bytes.byteLength, (path) => writeFile(path, bytes)),
    async read(key) {
      try {
        return (await open(join(directory, key))).createReadStream();
      } catch (error) {
        throw await reported(error);
      }
    },
    async remove(key) {
      try {
        await requireMount();
        await rm(join(directory, key), { force: true });
      } catch (error) {
        throw await reported(error);
      }
    },
    removePartial: (before) => removeOlder(partials, before),
  };
}

/** Backups are also read from folders in which nothing may be written. */
function canMake(folder: string): boolean {
  try {
    makePrivateFolder(folder);
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error))) return false;
    throw error;
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);
