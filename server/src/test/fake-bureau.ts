import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSignedBody } from '@homologa/core/kernel/signing/signed-http';
import type { BureauMessage, BureauOrder } from '@homologa/domain/reports/bureau.contract';

/** Simulated failure of a call: an error status, no response, or a connection closed before or after the work. */
type Fault = 500 | 429 | 400 | 'huge' | 'hang' | 'die' | 'die-after' | 'garbage';

interface KnownOrder {
  order: BureauOrder | null;
  reference: string;
  isCancelled: boolean;
  message: BureauMessage | null;
}

const HUGE_BYTES = 100 * 1024 * 1024;

/** Local bureau that implements docs/report-gateway.openapi.json, with configurable failures. */
export class FakeBureau {
  readonly orders = new Map<string, KnownOrder>();
  readonly files = new Map<string, Buffer>();
  readonly faults: Fault[] = [];
  fault: Fault | null = null;
  readonly calls: string[] = [];
  sent = 0;
  readonly #secrets: readonly string[];
  readonly #now: () => Date;
  readonly #server = createServer((req, res) => void this.#answer(req, res));

  constructor(secrets: readonly string[], now: () => Date) {
    this.#secrets = secrets;
    this.#now = now;
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  file(bytes: Buffer, name = 'report.pdf'): NonNullable<BureauMessage['file']> {
    const fileId = randomUUID();
    this.files.set(fileId, bytes);
    return { file_id: fileId, name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  countOf(method: string, orderId: string): number {
    return this.calls.filter((call) => call === `${method} /orders/${orderId}`).length;
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = '', url = '' } = req;
    this.calls.push(`${method} ${url}`);
    const fault = this.faults.shift() ?? this.fault;
    if (fault === 'die') return void res.destroy();
    if (fault === 'hang') return;
    if (fault === 'huge') return this.#flood(res);
    if (typeof fault === 'number') return send(res, fault, { error: 'No.' });
    const headers = { get: (name: string) => req.headers[name.toLowerCase()]?.toString() };
    if (!isSignedBody({ secrets: this.#secrets, headers, body, now: this.#now() })) return send(res, 401, {});
    const answer = this.#do(method, url, body);
    if (fault === 'die-after') return void res.destroy();
    if (fault === 'garbage') return void res.writeHead(200).end('{"reference":');
    if (Buffer.isBuffer(answer.body)) return void res.writeHead(answer.status).end(answer.body);
    send(res, answer.status, answer.body);
  }

  #do(method: string, url: string, body: Buffer): { status: number; body?: object | Buffer } {
    const [, orderId = '', fileId] = /^\/orders\/([^/]+)(?:\/files\/([^/]+))?$/.exec(url) ?? [];
    const known = this.orders.get(orderId);
    if (fileId) {
      const bytes = this.files.get(fileId);
      return bytes ? { status: 200, body: bytes } : { status: 404 };
    }
    if (method === 'PUT') return this.#take(orderId, JSON.parse(body.toString('utf8')) as BureauOrder);
    if (method === 'GET') {
      if (!known?.order) return { status: 404 };
      const accepted = { delivery_id: `${orderId}-1`, order_id: orderId, sequence: 1, state: 'accepted' };
      return { status: 200, body: known.message ?? accepted };
    }
    const empty = { order: null, reference: '', message: null };
    this.orders.set(orderId, { ...(known ?? empty), isCancelled: true });
    return { status: 204 };
  }

  #take(orderId: string, order: BureauOrder): { status: number; body?: object } {
    const known = this.orders.get(orderId);
    if (known?.isCancelled) return { status: 409 };
    const reference = known?.reference ?? `B-${this.orders.size + 1}`;
    this.orders.set(orderId, { message: null, isCancelled: false, ...known, order, reference });
    return { status: 200, body: { reference } };
  }

  #flood(res: ServerResponse): void {
    const piece = Buffer.alloc(64 * 1024, ' ');
    const write = (): void => {
      while (this.sent < HUGE_BYTES && !res.destroyed) {
        this.sent += piece.length;
        if (!res.write(piece)) return;
      }
      res.end();
    };
    res.writeHead(200, { 'Content-Type': 'application/json' });
    res.on('drain', write);
    write();
  }
}

function send(res: ServerResponse, status: number, json?: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json' });
  res.end(json && status !== 204 ? JSON.stringify(json) : undefined);
}
