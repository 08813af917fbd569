import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The first bytes of EICAR's test file, in two pieces, so that no scanner takes this file for it. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const COMMAND = 'zINSTREAM\0';

interface ClamdOptions {
  /** Bytes after which a stream is too long, as StreamMaxLength. */
  maxBytes?: number;
  /** What the server does with a connection instead of scanning. */
  fault?: 'hang up' | 'be silent' | 'talk nonsense';
  /** Path of a Unix socket; by default the server listens on a free port. */
  path?: string;
}

/** Starts a server that speaks ClamAV's protocol (INSTREAM) and knows one malware: EICAR's test file. */
export async function startClamd({ maxBytes = 25_000_000, fault, path }: ClamdOptions = {}) {
  const scanned: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (fault === 'hang up') socket.destroy();
    if (fault === 'talk nonsense') socket.end('what?\0');
    if (fault) return;
    let received = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      const content = streamIn(received, maxBytes);
      if (content === 'open') return;
      if (content === 'too long') {
        socket.end('INSTREAM size limit exceeded. ERROR\0');
        return;
      }
      scanned.push(content.length);
      socket.end(content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((done) => {
    if (path) server.listen(path, done);
    else server.listen(0, '127.0.0.1', done);
  });
  const address = path ?? `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    /** Sizes of the files that were scanned. */
    scanned,
    stop: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}

function streamIn(received: Buffer, maxBytes: number): Buffer | 'open' | 'too long' {
  if (received.length < COMMAND.length) return 'open';
  if (received.subarray(0, COMMAND.length).toString() !== COMMAND) throw new Error('an unknown command');
  const chunks: Buffer[] = [];
  let total = 0;
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    if (at + 4 + length > received.length) return 'open';
    chunks.push(received.subarray(at + 4, at + 4 + length));
    total += length;
    if (total > maxBytes) return 'too long';
    at += 4 + length;
  }
  return 'open';
}
