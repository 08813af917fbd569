import { createReadStream } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { makePrivateFolder } from '../make-private-folder';
import type { FileStore } from '../ports/file-store';

/** Files are for this system user alone: 0600, in folders of 0700. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = { recursive: true, mode: 0o700 };

/** Files below a directory of this machine, which is made; one that was open to others is closed to them. */
export function createDiskFileStore(directory: string): FileStore {
  makePrivateFolder(directory);
  const disk = new Disk(new FSDriver({ location: directory, visibility: 'private' }));
  const store = overDisk(disk);
  const keepPrivate = async (key: string, put: () => Promise<void>): Promise<void> => {
    const path = join(directory, key);
    await mkdir(dirname(path), PRIVATE_FOLDER);
    await put();
    await chmod(path, PRIVATE_FILE);
  };
  return {
    ...store,
    putFile: (key, path) => keepPrivate(key, () => store.putFile(key, path)),
    putBytes: (key, bytes) => keepPrivate(key, () => store.putBytes(key, bytes)),
  };
}

/**
 * Files in an S3-compatible store: `s3://KEY:SECRET@host[:port]/bucket[/prefix]?region=…&tls=false`, or
 * `s3:///bucket?region=…` with credentials from the machine's own chain.
 */
export function createS3FileStore(storageUrl: string): FileStore {
  const url = new URL(storageUrl);
  const [bucket = '', ...prefix] = url.pathname.split('/').filter(Boolean);
  const scheme = url.searchParams.get('tls') === 'false' ? 'http' : 'https';
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
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
  return overDisk(new Disk(new S3Driver({ client, bucket, visibility: 'private' })), prefix.join('/'));
}

function overDisk(disk: Disk, prefix = ''): FileStore {
  const at = (key: string) => (prefix ? `${prefix}/${key}` : key);
  return {
    putFile: (key, path) => disk.putStream(at(key), createReadStream(path)),
    putBytes: (key, bytes) => disk.put(at(key), bytes),
    read: (key) => disk.getStream(at(key)),
    remove: (key) => disk.delete(at(key)),
  };
}
