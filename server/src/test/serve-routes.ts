import type { Composition } from '@homologa/core/compose';
import type { Express } from 'express';
import { createServer } from '../app';
import { ANSWERED, type Route, route } from '../http/route';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Answers 501 to every other address: a test must not take a route that it forgot for an object that is hidden. */
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

/** The API with the routes that a test calls: loading all of them takes longer than most tests. */
export const serveRoutes = (app: Composition, routes: readonly Route[]): Express =>
  createServer(app, { routes: [...routes, ...otherAddresses] });
