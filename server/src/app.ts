import type { Composition } from '@homologa/core/compose';
import { DomainError } from '@homologa/domain/errors/domain-error';
import express, { type Express } from 'express';
import helmet from 'helmet';
import { Admission } from './http/admission';
import { BODY_LIMITS, type BodyLimits, limitBodies } from './http/body-deadline';
import { compress } from './http/compress';
import type { Route } from './http/route';
import { errorHandler } from './middleware/errors';
import { requireOneHost } from './middleware/one-host';
import { requestLog } from './middleware/request-log';
import { mount } from './mount';
import { mountApiDocs } from './pages/api-docs';
import type { Pages } from './pages/pages';
import { mountSecurityTxt } from './pages/security-txt';

const AT_ONCE = 80;

interface ServerOptions {
  /**
   * Routes to mount. Tests pass only the routes that they call, because loading all routes takes longer than most
   * tests.
   */
  routes: readonly Route[];
  /** Number of trusted reverse proxies, whose X-Forwarded-For header gives the client's address. */
  trustedProxies?: number;
  admission?: Admission;
  bodies?: BodyLimits;
  pages?: Pages;
}

export function createServer(app: Composition, options: ServerOptions): Express {
  const server = express();
  server.disable('x-powered-by');
  server.set('etag', false);
  server.set('trust proxy', options.trustedProxies ?? 0);
  server.set('query parser', 'simple');
  server.use(requestLog(app));
  server.use(limitBodies(options.bodies ?? BODY_LIMITS));
  server.use(
    helmet({
      contentSecurityPolicy: {
        directives: {
          'base-uri': ["'none'"],
          'img-src': ["'self'", 'data:', 'blob:', ...originsOf(app.config.brand.logoUrl)],
          'media-src': ["'self'", ...originsOf(app.config.tutorialVideoUrl)],
          // Allows frames from this server (for previews), from the configured server of the older report form, and
          // from the host of the introduction's tutorial video.
          'frame-src': ["'self'", ...originsOf(app.config.birFormUrl), ...originsOf(app.config.tutorialVideoUrl)],
          'upgrade-insecure-requests': null,
        },
      },
    }),
  );
  server.use(requireOneHost);
  options.pages?.serveAssets(server);
  mount(server, app, options.routes, options.admission ?? new Admission({ atOnce: AT_ONCE }));
  // Compresses pages and assets; API routes compress their own responses.
  server.use(compress);
  mountApiDocs(server, app, options.routes);
  mountSecurityTxt(server, app);
  options.pages?.servePages(server);
  server.use(() => {
    throw new DomainError('not_found');
  });
  server.use(errorHandler(app));
  return server;
}

const originsOf = (url: string | null): string[] => (url !== null && URL.canParse(url) ? [new URL(url).origin] : []);
