import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Bodies = Record<(typeof ENCODINGS)[number], Buffer>;

/**
 * Answers with a JSON document that is made and compressed at the first request: made anew for each, a large document
 * would give strangers a cheap way to keep the server busy.
 */
export function serveDocument(make: () => object | Promise<object>): RequestHandler {
  let made: Promise<{ bodies: Bodies; tag: string }> | undefined;
  return async (req, res) => {
    made ??= prepare(make);
    const { bodies, tag } = await made;
    const encoding = ENCODINGS.find((each) => each === req.acceptsEncodings(...ENCODINGS)) ?? 'identity';
    res.vary('Accept-Encoding');
    res.setHeader('ETag', `"${tag}-${encoding}"`);
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    res.type('json').send(bodies[encoding]);
  };
}

async function prepare(make: () => object | Promise<object>): Promise<{ bodies: Bodies; tag: string }> {
  const identity = Buffer.from(JSON.stringify(await make()));
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  return { bodies: { br, gzip: zipped, identity }, tag };
}
