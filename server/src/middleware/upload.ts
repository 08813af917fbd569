import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@homologa/core/kernel/ids';
import { makePrivateFolder } from '@homologa/core/kernel/make-private-folder';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Request, Response } from 'express';
import multer from 'multer';
import type { UploadedFile } from '../http/route';

const MAX_TEXT_PARTS = 20;

/** Takes the files of a multipart body into a temporary place that is cleared when the answer is sent. */
export function createUploads(dataDir: string, maxBytes: number) {
  const directory = join(dataDir, 'uploads');
  makePrivateFolder(directory);
  const storage = multer.diskStorage({ destination: directory, filename: (_req, _file, done) => done(null, newId()) });
  return async (field: string, maxFiles: number, req: Request, res: Response): Promise<UploadedFile[]> => {
    const limits = { fileSize: maxBytes, files: maxFiles, fields: MAX_TEXT_PARTS, fieldSize: 100_000 };
    if (!req.is('multipart/form-data')) throw new DomainError('malformed_request');
    const take = multer({ storage, limits, defParamCharset: 'utf8' }).array(field, maxFiles);
    await new Promise<void>((resolve, reject) => {
      take(req, res, (error: unknown) => (error ? reject(uploadError(error)) : resolve()));
    });
    const files = Array.isArray(req.files) ? req.files : [];
    const clear = (path: string) => void rm(path, { force: true }).catch(() => {});
    res.once('close', () => files.map(({ path }) => clear(path)));
    return files.map(({ path, originalname, size }) => ({ path, name: originalname, size }));
  };
}

function uploadError(error: unknown): unknown {
  if (!(error instanceof multer.MulterError)) return new DomainError('malformed_request', { cause: error });
  return new DomainError(error.code === 'LIMIT_FILE_SIZE' ? 'file_too_large' : 'malformed_request', { cause: error });
}
