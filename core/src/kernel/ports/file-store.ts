import type { Readable } from 'node:stream';

/** Bytes under random keys. Names, types and owners live in the database (StoredFile). */
export interface FileStore {
  /** Copies a local file into the store. */
  putFile(key: string, path: string): Promise<void>;
  putBytes(key: string, bytes: Uint8Array): Promise<void>;
  /** Streams the bytes; rejects when there are none under this key. */
  read(key: string): Promise<Readable>;
  /** Removes the bytes; does nothing when there are none. */
  remove(key: string): Promise<void>;
}
