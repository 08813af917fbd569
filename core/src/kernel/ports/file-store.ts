import type { Readable } from 'node:stream';

/** Bytes under random keys. Names, types and owners live in the database (StoredFile). */
export interface FileStore {
  /** Milliseconds for which a download that is under way may still need the bytes of a file that nothing refers to. */
  readonly removalGraceMs: number;
  /** Throws `storage_full` when as many bytes more would leave less room than is to stay free. */
  demandRoom(bytes: number): Promise<void>;
  /** Copies a local file into the store; what does not come about leaves nothing under its key. */
  putFile(key: string, path: string): Promise<void>;
  putBytes(key: string, bytes: Uint8Array): Promise<void>;
  /** Streams the bytes; rejects when there are none under this key. */
  read(key: string): Promise<Readable>;
  /** Removes the bytes; does nothing when there are none. */
  remove(key: string): Promise<void>;
  /** Removes what was begun before this moment and never came about. Gives how many. */
  removePartial(before: Date): Promise<number>;
}
