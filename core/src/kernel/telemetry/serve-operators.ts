import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  status: number;
  contentType: string;
  text: string;
}

export const answerJson = (status: number, body: object): Answer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  text: JSON.stringify(body),
});

const NOT_FOUND: Answer = { status: 404, contentType: 'text/plain; charset=utf-8', text: 'not found\n' };
const FAILED: Answer = { status: 500, contentType: 'text/plain; charset=utf-8', text: 'failed\n' };
/** A scraper sends small requests at once; anything slower is cut off. */
const REQUEST_MS = 10_000;

export type OperatorPages = Record<string, () => Promise<Answer>>;

/**
 * Serves pages for operators on a port of their own, so that no proxy of the public port can expose them. Rejects if
 * the port is taken.
 */
export async function serveOperators(
  { port, host }: { port: number; host: string },
  pages: OperatorPages,
): Promise<{ port: number; close(): Promise<void> }> {
  const known = new Map(Object.entries(pages));
  const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, (req, res) => {
    const [path = ''] = (req.url ?? '').split('?');
    const page = req.method === 'GET' || req.method === 'HEAD' ? known.get(path) : undefined;
    const asked = page ? page().catch(() => FAILED) : Promise.resolve(NOT_FOUND);
    void asked.then(({ status, contentType, text }) => {
      res.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
      res.end(req.method === 'HEAD' ? undefined : text);
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
