import type { Readable } from 'node:stream';

export interface FileStore {
  readonly removalGraceMs: number;
  /** Throws `storage_full` if the given number of bytes would leave less than the reserved space. */
  requireRoom(bytes: number): Promise<void>;
  /** Copies a local file into the store. A failed copy leaves no file under the key. */
  putFile(key: string, path: string): Promise<void>;
  putBytes(key: string, bytes: Uint8Array): Promise<void>;
  /** Rejects if the key does not exist. */
  read(key: string): Promise<Readable>;
  /** Does nothing if the key does not exist. */
  remove(key: string): Promise<void>;
  removePartial(before: Date): Promise<number>;
}
