import { statfs } from 'node:fs/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';

/** Milliseconds for which the measured free space is cached. */
const LOOK_MS = 2_000;

interface Look {
  at: number;
  free: Promise<number>;
  taken: number;
}

export class FreeSpace {
  readonly #directory: string;
  readonly #reserveBytes: number;
  #look: Look | undefined;

  constructor(directory: string, reserveBytes: number) {
    this.#directory = directory;
    this.#reserveBytes = reserveBytes;
  }

  async demand(bytes: number): Promise<void> {
    const now = performance.now();
    if (!this.#look || now - this.#look.at > LOOK_MS) {
      this.#look = { at: now, free: freeBytes(this.#directory), taken: 0 };
    }
    const look = this.#look;
    if ((await look.free) - look.taken - bytes < this.#reserveBytes) throw new DomainError('storage_full');
    look.taken += bytes;
  }
}

/** Returns the bytes that files may still take up above the reserve; negative if the disk has less free space than that. */
export const roomBytes = async (directory: string, reserveBytes: number): Promise<number> =>
  (await freeBytes(directory)) - reserveBytes;

/** Returns the bytes available to unprivileged processes; Infinity if the file system does not report them. */
async function freeBytes(directory: string): Promise<number> {
  try {
    const { bavail, bsize, blocks } = await statfs(directory);
    return blocks > 0 ? bavail * bsize : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
