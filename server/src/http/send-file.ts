import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

export interface FileDownload {
  stream: Readable;
  name: string;
  mime: string;
  size: number | null;
}

/** Answers with a file, always as a download that no browser will run (decisions.md section 10). */
export async function sendFile(res: Response, file: FileDownload): Promise<void> {
  // A store that has lost the bytes, or is away, is an error answer and not a download that breaks off.
  await once(file.stream, 'readable');
  res.status(200);
  res.setHeader('Content-Type', file.mime);
  if (file.size !== null) res.setHeader('Content-Length', String(file.size));
  res.attachment(file.name);
  res.setHeader('Content-Type', file.mime);
  res.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  await pipeline(file.stream, res);
}
