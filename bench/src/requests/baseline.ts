import { createHash } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { Pool } from 'pg';

export interface BaselineOptions {
  databaseUrl: string;
  companyId: string;
  workflowId: string;
  /** SQL query of the supplier list without row-level security; `$1`: company, `$2`: workflow. */
  list: string;
}

const SESSION = {
  name: 'session',
  text: 'SELECT "userId" FROM "Session" WHERE "tokenHash" = $1 AND "revokedAt" IS NULL AND "expiresAt" > now()',
};

const handled =
  (work: (req: Request, res: Response) => Promise<void>): RequestHandler =>
  (req, res, next) => {
    work(req, res).catch(next);
  };

/**
 * Runs a minimal server as baseline, with Express and the database driver only. Sends its port to the parent process.
 */
export function serveBaseline({ databaseUrl, companyId, workflowId, list }: BaselineOptions): void {
  const pool = new Pool({ connectionString: databaseUrl, max: 8 });
  const app = express();
  app.set('etag', false);
  app.get('/hello', (_req, res) => {
    res.json({ hello: 'world' });
  });
  const session = async (header: string | undefined): Promise<boolean> => {
    const hash = createHash('sha256').update(String(header).slice('Bearer '.length)).digest('hex');
    const { rowCount } = await pool.query({ ...SESSION, values: [hash] });
    return rowCount === 1;
  };
  app.get(
    '/session',
    handled(async (req, res) => {
      res.status((await session(req.get('Authorization'))) ? 200 : 401).json({ ok: true });
    }),
  );
  app.get(
    '/list',
    handled(async (req, res) => {
      const isOpen = await session(req.get('Authorization'));
      const { rows } = await pool.query({ name: 'list', text: list, values: [companyId, workflowId] });
      res.status(isOpen ? 200 : 401).json(rows);
    }),
  );
  app.put(
    '/status/:id/:status',
    handled(async (req, res) => {
      const isOpen = await session(req.get('Authorization'));
      const { rowCount } = await pool.query({
        name: 'status',
        text: 'UPDATE "Supplier" SET "status" = $3, "modifiedAt" = now() WHERE "id" = $1 AND "companyId" = $2',
        values: [req.params.id, companyId, req.params.status],
      });
      res.status(isOpen && rowCount === 1 ? 200 : 404).json({ ok: true });
    }),
  );
  const server = app.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : null);
  });
}
