import { createReadStream } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { FileStore } from '../ports/file-store';
import { FileStoreAway } from '../storage/file-store-away';
import { isMissing } from '../storage/is-missing';
import { isStorageFull } from '../storage/storage-full';

/** Delay of file deletions in milliseconds: some stores abort a running download when its object is deleted. */
const REMOVAL_GRACE_MS = 15 * 60_000;

/** Together with the times, keeps a call to a silent store below the 60 s for which proxies wait for an answer. */
const ATTEMPTS = 2;
const CONNECT_MS = 5_000;
/**
 * Milliseconds without a byte in either direction. Without this limit the SDK waits forever for a store that has taken
 * the connection; a shorter one would cut off downloads whose client reads slowly. The SDK counts from 3 s after the
 * beginning of a request.
 */
const IDLE_MS = 20_000;
/** The time to connect includes the wait for one of the agent's connections, of which the SDK's default are 50. */
const AGENT = { maxSockets: Number.POSITIVE_INFINITY };

const nothing = () => undefined;
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

interface S3Options {
  /** Called with the store's own error whenever it cannot serve a call, also if the configuration is the reason. */
  onAway?: (error: unknown) => void;
  idleMs?: number;
}

/** Loads the libraries with the first call, because most commands of operators touch no file. */
async function openDisk(url: URL, bucket: string, idleMs: number): Promise<Disk> {
  const [{ Disk }, { S3Driver }, { S3Client }] = await Promise.all([
    import('flydrive'),
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ]);
  const scheme = url.searchParams.get('tls') === 'false' ? 'http' : 'https';
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    // By default the SDK uploads aws-chunked bodies with a trailing checksum; stores without support save the chunk
    // framing as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The SDK would write lines of text to the console, between the JSON lines of the log.
    logger: SILENT,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: idleMs, httpAgent: AGENT, httpsAgent: AGENT },
    ...(url.host ? { endpoint: `${scheme}://${url.host}`, forcePathStyle: true } : {}),
    ...(url.username
      ? {
          credentials: {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
        }
      : {}),
  });
  // Objects are private without an ACL, and buckets whose ACLs are disabled (AWS's default) reject uploads with one.
  return new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
}

/**
 * Creates a file store on an S3-compatible service. `storageUrl` is
 * `s3://KEY:SECRET@host[:port]/bucket[/prefix]?region=…&tls=false`, or `s3:///bucket?region=…` with credentials from
 * the AWS default chain. Throws FileStoreAway for each failure but a missing file and a full store, also as the error of a
 * stream that was read in part.
 */
export function createS3FileStore(
  storageUrl: string,
  { onAway = () => undefined, idleMs = IDLE_MS }: S3Options = {},
): FileStore {
  const url = new URL(storageUrl);
  const [bucket = '', ...prefix] = url.pathname.split('/').filter(Boolean);
  let disk: Promise<Disk> | undefined;
  const open = (): Promise<Disk> => {
    disk ??= openDisk(url, bucket, idleMs).catch((error) => {
      disk = undefined;
      throw error;
    });
    return disk;
  };
  const at = (key: string) => [...prefix, key].join('/');
  const away = (error: unknown): FileStoreAway => {
    onAway(error);
    return new FileStoreAway(error);
  };
  const served = async <T>(call: (disk: Disk) => Promise<T>): Promise<T> => {
    try {
      return await call(await open());
    } catch (error) {
      if (isMissing(error) || isStorageFull(error)) throw error;
      throw away(error);
    }
  };
  const read = async (key: string): Promise<Readable> => {
    const source = await served((disk) => disk.getStream(at(key)));
    const given = new PassThrough();
    source.on('error', (error) => {
      if (!given.destroyed) given.destroy(away(error));
    });
    given.once('close', () => source.destroy());
    return source.pipe(given);
  };
  return {
    removalGraceMs: REMOVAL_GRACE_MS,
    // Does not check the free space, because the object store rejects uploads when it is full.
    requireRoom: async () => {},
    putFile: (key, path) => served((disk) => disk.putStream(at(key), createReadStream(path))),
    putBytes: (key, bytes) => served((disk) => disk.put(at(key), bytes)),
    read,
    remove: (key) => served((disk) => disk.delete(at(key))),
    removePartial: async () => 0,
  };
}
