import { DomainError } from '@homologa/domain/errors/domain-error';
import type { RequestHandler } from 'express';

/** Rejects requests with two Host headers, because the proxy and this server might use different headers. */
export const requireOneHost: RequestHandler = (req, _res, next) => {
  const hosts = req.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) throw new DomainError('malformed_request');
  next();
};
