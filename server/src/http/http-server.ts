import { createServer, type RequestListener, type Server } from 'node:http';

interface HttpServerLimits {
  /** Milliseconds for the head of a request, after which its connection is closed with 408. */
  headersMs: number;
  /** Milliseconds between two looks at the connections. */
  checkMs: number;
}

const LIMITS: HttpServerLimits = { headersMs: 60_000, checkMs: 30_000 };
/** Longer than a proxy's own, so that a connection is never closed under a request. */
const KEEP_ALIVE_MS = 65_000;

/** Node's HTTP server without its `requestTimeout`, which cuts long uploads: bodies have `BodyDeadline` instead. */
export function createHttpServer(listener: RequestListener, { headersMs, checkMs } = LIMITS): Server {
  const options = { requestTimeout: 0, headersTimeout: headersMs, connectionsCheckingInterval: checkMs };
  const server = createServer(options, listener);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}
