import type { Response } from 'express';
import { compressAnswer } from './compress';

/** Bytes from which compressing is worth its time; what is shorter costs nothing but its own header. */
const WORTH_COMPRESSING = 1024;

/** Answers with JSON that is written already. Its length is known, so that most answers never meet the compression. */
export function sendJsonText(res: Response, text: string): void {
  const body = Buffer.from(text);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', body.length);
  if (body.length >= WORTH_COMPRESSING && res.req.headers['accept-encoding'] !== undefined) compressAnswer(res);
  else res.vary('Accept-Encoding');
  res.end(body);
}

export const sendJson = (res: Response, answer: unknown): void => sendJsonText(res, JSON.stringify(answer));

/** Answers with a page of our own. */
export function sendPage(res: Response, html: string): void {
  compressAnswer(res);
  res.type('html').send(html);
}
