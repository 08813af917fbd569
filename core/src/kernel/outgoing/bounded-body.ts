import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { OutgoingError } from './outgoing-error';

interface Bounds {
  host: string;
  maxBytes: number;
  /** 0 sets no pace. */
  minBytesPerSecond: number;
  paceWindowMs: number;
}

/**
 * Returns the decompressed body of an answer, bounded in size and pace. Both count what comes out of decompression, so
 * that neither a small body that unpacks to gigabytes nor one that unpacks to nothing gets through.
 */
export function boundedBody(message: IncomingMessage, bounds: Bounds): Readable {
  const encoding = message.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const bounded = boundedBy(bounds);
  // Whoever reads gets the error as well; a body that nobody reads must not end the process.
  bounded.on('error', () => undefined);
  const ended = () => undefined;
  if (encoding === 'gzip' || encoding === 'x-gzip') pipeline(message, createGunzip(), bounded, ended);
  else if (encoding === 'identity' || encoding === '') pipeline(message, bounded, ended);
  else throw new OutgoingError('answer_encoded', bounds.host);
  return bounded;
}

function boundedBy({ host, maxBytes, minBytesPerSecond, paceWindowMs }: Bounds): Transform {
  let total = 0;
  let recent = 0;
  const least = (minBytesPerSecond * paceWindowMs) / 1000;
  const judge = () => {
    // Bytes that wait here are late because of the reader, not of the sender.
    const isLate = recent < least && bounded.readableLength === 0;
    recent = 0;
    if (isLate) bounded.destroy(new OutgoingError('answer_too_slow', host));
  };
  const timer = least > 0 ? setInterval(judge, paceWindowMs) : undefined;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      recent += chunk.length;
      if (total > maxBytes) done(new OutgoingError('answer_too_large', host));
      else done(null, chunk);
    },
    destroy(error, done) {
      clearInterval(timer);
      done(error);
    },
  });
  return bounded;
}
