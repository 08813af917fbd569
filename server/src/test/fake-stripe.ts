import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeSession {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  /** Returned only to a call that expands it, like Stripe's. */
  payment_intent?: object;
}

interface SeenCall {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  form: Record<string, string>;
}

/**
 * Local server with Stripe's protocol: form-encoded checkout sessions with idempotency keys, bearer keys, expiry,
 * Stripe's error format, and signed events.
 */
export class FakeStripe {
  readonly calls: SeenCall[] = [];
  readonly sessions = new Map<string, FakeSession>();
  /** Failures to return, one per call and in order, before any other handling. */
  readonly failures: { status: number; type: string; code?: string }[] = [];
  breakAfterCreate = 0;
  readonly #byKey = new Map<string, { form: string; session: FakeSession }>();
  readonly #keys: readonly string[];
  readonly #server = createServer((req, res) => void this.#answer(req, res));
  /** Accepts calls and never answers them. */
  isSilent = false;
  #port = 0;

  constructor(keys: readonly string[]) {
    this.#keys = keys;
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Stops listening; `listen` takes the same port again. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  event(type: string, session: FakeSession, more: Partial<FakeSession> = {}, id = `evt_${randomUUID()}`): string {
    const object = { ...session, ...more };
    return JSON.stringify({ id, object: 'event', type, created: 1, livemode: false, data: { object } }, null, 2);
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const path = req.url ?? '';
    this.calls.push({
      method: req.method ?? '',
      path,
      headers: req.headers,
      form: Object.fromEntries(new URLSearchParams(body)),
    });
    const send = (status: number, json: object) => {
      res.writeHead(status, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify(json));
    };
    const refuse = (status: number, type: string, code?: string) =>
      send(status, { error: { type, code, message: 'No.' } });
    if (this.isSilent) return;
    const failure = this.failures.shift();
    if (failure) return refuse(failure.status, failure.type, failure.code);
    const key = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? '';
    if (!this.#keys.includes(key)) return refuse(401, 'invalid_request_error');
    const { pathname, searchParams } = new URL(path, 'http://stripe.test');
    const [, id, action] = /^\/v1\/checkout\/sessions(?:\/([^/]+))?(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (!id && req.method === 'POST') return this.#create(req, res, body, send, refuse);
    const session = this.sessions.get(id ?? '');
    if (!session) return refuse(404, 'invalid_request_error', 'resource_missing');
    if (action === 'expire') {
      if (session.status !== 'open') return refuse(400, 'invalid_request_error');
      session.status = 'expired';
    }
    const isExpanded = searchParams.getAll('expand[]').includes('payment_intent');
    send(200, isExpanded ? session : { ...session, payment_intent: undefined });
  }

  #create(
    req: IncomingMessage,
    res: ServerResponse,
    body: string,
    send: (status: number, json: object) => void,
    refuse: (status: number, type: string, code?: string) => void,
  ): void {
    const idempotencyKey = String(req.headers['idempotency-key'] ?? randomUUID());
    const known = this.#byKey.get(idempotencyKey);
    if (known && known.form !== body) return refuse(400, 'idempotency_error');
    const session = known?.session ?? this.#newSession(Object.fromEntries(new URLSearchParams(body)));
    this.#byKey.set(idempotencyKey, { form: body, session });
    if (this.breakAfterCreate > 0) {
      this.breakAfterCreate -= 1;
      res.destroy();
      return;
    }
    send(200, session);
  }

  #newSession(form: Record<string, string>): FakeSession {
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.test/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'] ?? '',
      client_reference_id: form.client_reference_id ?? '',
      metadata: { payment_id: form['metadata[payment_id]'] ?? '' },
    };
    this.sessions.set(id, session);
    return session;
  }
}

/** Returns the signature header of an event: `t=…,v1=…`. */
export function stripeSignature(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
