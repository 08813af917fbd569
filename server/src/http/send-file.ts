import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { leaveEarly } from './admission';
import { compressAnswer } from './compress';
import { ANSWERED } from './route';

interface FileDownload {
  stream: Readable;
  name: string;
  mime: string;
  size: number | null;
}

/** Neither scripts nor forms nor anything from elsewhere; a document's own styles and pictures may show. */
const DOCUMENT_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * Answers with a file that no browser will run (reference 12.12): as a download, or, for a document that was made here,
 * to be looked at within a sandbox.
 */
export async function sendFile(
  res: Response,
  file: FileDownload,
  show: 'attachment' | 'inline' = 'attachment',
): Promise<typeof ANSWERED> {
  // A store that has lost the bytes, or is away, is an error answer and not a download that breaks off.
  await once(file.stream, 'readable');
  res.status(200);
  res.setHeader('Content-Type', file.mime);
  if (file.size !== null) res.setHeader('Content-Length', String(file.size));
  res.attachment(file.name);
  if (show === 'inline') {
    const disposition = String(res.getHeader('Content-Disposition'));
    res.setHeader('Content-Disposition', disposition.replace(/^attachment/, 'inline'));
  }
  res.setHeader('Content-Type', file.mime);
  res.setHeader('Content-Security-Policy', show === 'inline' ? DOCUMENT_POLICY : "sandbox; default-src 'none'");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  leaveEarly(res);
  compressAnswer(res);
  await pipeline(file.stream, res);
  return ANSWERED;
}
