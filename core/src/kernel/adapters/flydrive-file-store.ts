import { createReadStream } from 'node:fs';
import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStore } from '../ports/file-store';

/** Delay of file deletions in milliseconds: some stores abort a running download when its object is deleted. */
const REMOVAL_GRACE_MS = 15 * 60_000;

/**
 * Creates a file store on an S3-compatible service. `storageUrl` is
 * `s3://KEY:SECRET@host[:port]/bucket[/prefix]?region=…&tls=false`, or `s3:///bucket?region=…` with credentials from
 * the AWS default chain.
 */
export function createS3FileStore(storageUrl: string): FileStore {
  const url = new URL(storageUrl);
  const [bucket = '', ...prefix] = url.pathname.split('/').filter(Boolean);
  const scheme = url.searchParams.get('tls') === 'false' ? 'http' : 'https';
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    // By default the SDK uploads aws-chunked bodies with a trailing checksum; stores without support save the chunk
    // framing as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
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
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private' }));
  const at = (key: string) => [...prefix, key].join('/');
  return {
    removalGraceMs: REMOVAL_GRACE_MS,
    // Does not check the free space, because the object store rejects uploads when it is full.
    requireRoom: async () => {},
    putFile: (key, path) => disk.putStream(at(key), createReadStream(path)),
    putBytes: (key, bytes) => disk.put(at(key), bytes),
    read: (key) => disk.getStream(at(key)),
    remove: (key) => disk.delete(at(key)),
    removePartial: async () => 0,
  };
}
