import type { Composition } from '@homologa/core/compose';
import type { Express } from 'express';
import { createServer } from '../app';
import { ANSWERED, type Route, route } from '../http/route';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Responds 501 to all other paths, because a missing route would otherwise look like a hidden object (404). */
const otherAddresses = METHODS.map((method) =>
  route({
    method,
    path: '/{*address}',
    summary: 'Not among the routes of this test',
    auth: 'public',
    async handler({ req, res }) {
      res.status(501).json({ message: `serveRoutes was not given the route of ${req.method} ${req.path}` });
      return ANSWERED;
    },
  }),
);

/** Creates a server with only the routes that a test calls, because loading all routes takes longer than most tests. */
export const serveRoutes = (app: Composition, routes: readonly Route[]): Express =>
  createServer(app, { routes: [...routes, ...otherAddresses] });
