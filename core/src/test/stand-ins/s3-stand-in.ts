import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * What the store does to every request: answers an S3 error (without a code, an empty body, as to HEAD), takes it and
 * says nothing, falls silent or hangs up in the middle of an object, or answers none before so many have arrived.
 */
type Fault = { status: number; code?: string } | 'silence' | 'half' | 'broken' | { together: number };

export interface StandInStore {
  url: string;
  objects: Map<string, Buffer>;
  /** Names of all headers that clients have sent. */
  headers: Set<string>;
  /** Number of requests that have arrived. */
  asked: () => number;
  fail: (fault: Fault | null) => void;
  stop(): Promise<void>;
}

/**
 * Starts a server for the part of the S3 protocol that puts (single and multipart), gets and deletes objects. `isOld`
 * simulates a store without support for aws-chunked bodies, which saves their framing as content.
 */
export async function startS3({ isOld = false } = {}): Promise<StandInStore> {
  const objects = new Map<string, Buffer>();
  const parts = new Map<number, Buffer>();
  const headers = new Set<string>();
  let fault: Fault | null = null;
  let asked = 0;
  const waiting: (() => void)[] = [];
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://store');
    const path = decodeURIComponent(pathname);
    const body = isOld ? await buffer(req) : await bodyOf(req);
    const part = searchParams.get('partNumber');
    const xml = { 'Content-Type': 'application/xml', ETag: '"1"', 'x-amz-request-id': '1' };
    for (const name of Object.keys(req.headers)) headers.add(name);
    asked += 1;
    const object = objects.get(path) ?? null;
    if (fault === 'silence') return;
    if (fault === 'half' || fault === 'broken') {
      const cut = () => (fault === 'broken' ? res.destroy() : undefined);
      res.writeHead(200, { 'Content-Length': String(object?.length) }).write(object?.subarray(0, -1), cut);
      return;
    }
    if (fault !== null && 'status' in fault) {
      const { status, code } = fault;
      res.writeHead(status, xml).end(code === undefined ? '' : `<Error><Code>${code}</Code></Error>`);
      return;
    }
    if (fault !== null) {
      const all = new Promise<void>((resolve) => waiting.push(resolve));
      if (waiting.length >= fault.together) for (const release of waiting.splice(0)) release();
      await all;
    }
    if (req.method === 'POST' && searchParams.has('uploads')) {
      parts.clear();
      res
        .writeHead(200, xml)
        .end('<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>');
    } else if (req.method === 'POST') {
      objects.set(path, Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes)));
      res.writeHead(200, xml).end('<CompleteMultipartUploadResult><ETag>1</ETag></CompleteMultipartUploadResult>');
    } else if (req.method === 'PUT') {
      if (part) parts.set(Number(part), body);
      else objects.set(path, body);
      res.writeHead(200, { ETag: '"1"' }).end();
    } else if (req.method === 'DELETE') {
      objects.delete(path);
      res.writeHead(204).end();
    } else {
      if (object) res.writeHead(200, { ETag: '"1"' }).end(object);
      else res.writeHead(404, xml).end('<Error><Code>NoSuchKey</Code></Error>');
    }
  };
  const server: Server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3://key:secret@127.0.0.1:${port}/bucket/some/prefix?tls=false`,
    objects,
    headers,
    asked: () => asked,
    fail: (next) => {
      fault = next;
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const raw = await buffer(req);
  if (!String(req.headers['content-encoding']).includes('aws-chunked')) return raw;
  const chunks: Buffer[] = [];
  for (let at = 0; at < raw.length; ) {
    const end = raw.indexOf('\r\n', at);
    const size = Number.parseInt(raw.subarray(at, end).toString(), 16);
    if (!size) break;
    chunks.push(raw.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(chunks);
}
