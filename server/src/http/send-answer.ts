import type { Response } from 'express';
import { compressAnswer } from './compress';

const WORTH_COMPRESSING = 1024;

/** Answers with serialized JSON. Content-Length is set, so that small answers bypass the compression. */
export function sendJsonText(res: Response, text: string): void {
  const body = Buffer.from(text);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', body.length);
  if (body.length >= WORTH_COMPRESSING && res.req.headers['accept-encoding'] !== undefined) compressAnswer(res);
  else res.vary('Accept-Encoding');
  res.end(body);
}

export const sendJson = (res: Response, answer: unknown): void => sendJsonText(res, JSON.stringify(answer));

export function sendPage(res: Response, html: string): void {
  compressAnswer(res);
  res.type('html').send(html);
}
