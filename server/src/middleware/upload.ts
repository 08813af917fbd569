import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CoreConfig } from '@homologa/core/core-config';
import { uploadsFolder } from '@homologa/core/files/partial-files';
import { newId } from '@homologa/core/kernel/ids';
import type { FileStore } from '@homologa/core/kernel/ports/file-store';
import { FreeSpace } from '@homologa/core/kernel/storage/free-space';
import { makePrivateFolder } from '@homologa/core/kernel/storage/make-private-folder';
import { isStorageFull } from '@homologa/core/kernel/storage/storage-full';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Request, Response } from 'express';
import multer from 'multer';
import type { UploadedFile } from '../http/route';

const MAX_TEXT_PARTS = 20;
const MAX_TEXT_BYTES = 100_000;

type UploadConfig = Pick<CoreConfig, 'dataDir' | 'uploadMaxBytes' | 'storageReserveBytes'>;

interface UploadTarget {
  field: string;
  maxFiles: number;
  store: Pick<FileStore, 'requireRoom'>;
}

/**
 * Stores the files of a multipart body in a temporary folder until the response is sent. If the request states its
 * length, a body that is too large or exceeds the free space is rejected unread.
 */
export function createUploads({ dataDir, uploadMaxBytes, storageReserveBytes }: UploadConfig) {
  const directory = uploadsFolder(dataDir);
  makePrivateFolder(directory);
  const space = new FreeSpace(directory, storageReserveBytes);
  return async ({ field, maxFiles, store }: UploadTarget, req: Request, res: Response): Promise<UploadedFile[]> => {
    if (!req.is('multipart/form-data')) throw new DomainError('malformed_request');
    const length = Number(req.get('Content-Length') ?? 0);
    if (length > maxFiles * uploadMaxBytes + (MAX_TEXT_PARTS + 1) * MAX_TEXT_BYTES) {
      throw new DomainError('file_too_large');
    }
    await space.demand(length);
    await store.requireRoom(length);
    const storage = temporaryStorage(directory);
    res.once('close', () => void storage.clear());
    const limits = { fileSize: uploadMaxBytes, files: maxFiles, fields: MAX_TEXT_PARTS, fieldSize: MAX_TEXT_BYTES };
    const take = multer({ storage, limits, defParamCharset: 'utf8' }).array(field, maxFiles);
    await new Promise<void>((resolve, reject) => {
      take(req, res, (error: unknown) => (error ? reject(uploadError(error)) : resolve()));
    });
    const files = Array.isArray(req.files) ? req.files : [];
    return files.map(({ path, originalname, size }) => ({ path, name: originalname, size }));
  };
}

function temporaryStorage(directory: string): multer.StorageEngine & { clear(): Promise<void> } {
  const paths: string[] = [];
  const clear = async (...given: string[]) => {
    for (const path of given) await rm(path, { force: true }).catch(() => {});
  };
  return {
    _handleFile(_req, { stream }, done) {
      const path = join(directory, newId());
      paths.push(path);
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      pipeline(stream, file).then(
        () => done(null, { path, size: file.bytesWritten }),
        (error: unknown) => void clear(path).then(() => done(error)),
      );
    },
    _removeFile: (_req, { path }, done) => void clear(path).then(() => done(null)),
    clear: () => clear(...paths),
  };
}

function uploadError(error: unknown): unknown {
  if (isStorageFull(error)) return new DomainError('storage_full', { cause: error });
  if (error instanceof Error && 'syscall' in error) return error;
  if (!(error instanceof multer.MulterError)) return new DomainError('malformed_request', { cause: error });
  return new DomainError(error.code === 'LIMIT_FILE_SIZE' ? 'file_too_large' : 'malformed_request', { cause: error });
}
