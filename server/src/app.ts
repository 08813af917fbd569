import type { Composition } from '@homologa/core/kernel/compose';
import { DomainError } from '@homologa/domain/errors/domain-error';
import express, { type Express } from 'express';
import helmet from 'helmet';
import { Admission } from './http/admission';
import { BODY_LIMITS, type BodyLimits, limitBodies } from './http/body-deadline';
import { compress } from './http/compress';
import { errorHandler } from './middleware/errors';
import { requireOneHost } from './middleware/one-host';
import { requestLog } from './middleware/request-log';
import { mount } from './mount';
import { mountApiDocs } from './pages/api-docs';
import type { Pages } from './pages/pages';
import { routesFor } from './route-table';

const AT_ONCE = 80;

interface ServerOptions {
  /** How many reverse proxies are in front: whose word on the caller's address is believed. */
  trustedProxies: number;
  /** The door before the database; without one, as for a process of ten connections. */
  admission?: Admission;
  /** How long bodies may take; `BODY_LIMITS` if left out. */
  bodies?: BodyLimits;
  /** The built web apps beside the API. */
  pages?: Pages;
}

/** The HTTP server over one composition. */
export function createServer(app: Composition, options: ServerOptions = { trustedProxies: 0 }): Express {
  const server = express();
  server.disable('x-powered-by');
  server.set('etag', false);
  server.set('trust proxy', options.trustedProxies);
  server.set('query parser', 'simple');
  server.use(requestLog(app));
  server.use(limitBodies(options.bodies ?? BODY_LIMITS));
  server.use(
    helmet({
      contentSecurityPolicy: {
        directives: {
          'img-src': ["'self'", 'data:', 'blob:', ...originsOf(app.config.brand.logoUrl)],
          'media-src': ["'self'", ...originsOf(app.config.tutorialVideoUrl)],
          // The preview frames our own pages, the form step the configured older form, the introduction its video.
          'frame-src': ["'self'", ...originsOf(app.config.birFormUrl), ...originsOf(app.config.tutorialVideoUrl)],
          'upgrade-insecure-requests': null,
        },
      },
    }),
  );
  server.use(requireOneHost);
  options.pages?.serveAssets(server);
  mount(server, app, routesFor(app.config), options.admission ?? new Admission({ atOnce: AT_ONCE }));
  // Routes compress what they answer by themselves.
  server.use(compress);
  mountApiDocs(server, app);
  options.pages?.servePages(server);
  server.use(() => {
    throw new DomainError('not_found');
  });
  server.use(errorHandler(app));
  return server;
}

/** The origin of an address, where it is another server's. */
const originsOf = (url: string | null): string[] => (url !== null && URL.canParse(url) ? [new URL(url).origin] : []);
