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

/**
 * Content security policy of generated documents: blocks scripts, forms and external content; allows the document's own
 * styles and images.
 */
const DOCUMENT_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * Sends a file so that browsers do not execute it: as a download, or, if the platform generated it, inline within a
 * sandbox.
 */
export async function sendFile(
  res: Response,
  file: FileDownload,
  show: 'attachment' | 'inline' = 'attachment',
): Promise<typeof ANSWERED> {
  // Waits for the first bytes before sending headers. If the store has lost the file or is unreachable, the client then
  // gets an error status instead of an aborted download.
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
