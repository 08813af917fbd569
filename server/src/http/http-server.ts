import { createServer, type RequestListener, type Server } from 'node:http';

interface HttpServerLimits {
  headersMs: number;
  checkMs: number;
}

const LIMITS: HttpServerLimits = { headersMs: 60_000, checkMs: 30_000 };
/**
 * Keep-alive timeout, longer than a proxy's timeout: the server must never close a connection on which the proxy is
 * sending a request.
 */
const KEEP_ALIVE_MS = 65_000;

/**
 * HTTP server without Node's `requestTimeout`, which aborts long uploads. `BodyDeadline` limits the time for bodies
 * instead.
 */
export function createHttpServer(listener: RequestListener, { headersMs, checkMs } = LIMITS): Server {
  const options = { requestTimeout: 0, headersTimeout: headersMs, connectionsCheckingInterval: checkMs };
  const server = createServer(options, listener);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}
