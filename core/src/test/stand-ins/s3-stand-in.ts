import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An S3 error code that the store answers to everything, or `silence` for a store that takes requests and says nothing. */
type Fault = { status: number; code: string } | 'silence';

export interface StandInStore {
  url: string;
  objects: Map<string, Buffer>;
  /** Names of all headers that clients have sent. */
  headers: Set<string>;
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
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://store');
    const path = decodeURIComponent(pathname);
    const body = isOld ? await buffer(req) : await bodyOf(req);
    const part = searchParams.get('partNumber');
    const xml = { 'Content-Type': 'application/xml', ETag: '"1"' };
    for (const name of Object.keys(req.headers)) headers.add(name);
    if (fault === 'silence') return;
    if (fault !== null) {
      res.writeHead(fault.status, xml).end(`<Error><Code>${fault.code}</Code></Error>`);
      return;
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
      const object = objects.get(path);
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
