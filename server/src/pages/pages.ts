import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Composition } from '@homologa/core/compose';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { CONSOLE_PAGES, ONBOARDING_PAGES } from '@homologa/domain/wire/page-addresses';
import express, { type Express, type RequestHandler } from 'express';
import staticCompressed from 'express-static-gzip';
import type { ServerEnv } from '../env';

const YEAR_S = 365 * 86_400;

export interface Pages {
  /** Serves the precompressed static assets; must be mounted before the routes. */
  serveAssets(server: Express): void;
  /** Serves the pages; must be mounted after the API routes. */
  servePages(server: Express): void;
}

export function createPages(app: Composition, env: ServerEnv): Pages {
  const root = resolve(env.HOMOLOGA_ROOT);
  const apps = [
    { prefix: '/onboarding', directory: join(root, 'onboarding-web/dist'), pages: ONBOARDING_PAGES },
    { prefix: '', directory: join(root, 'console/dist'), pages: CONSOLE_PAGES },
  ].filter(({ directory }) => {
    const isBuilt = existsSync(directory);
    if (!isBuilt) app.log.warn({ directory }, 'web app is not built');
    return isBuilt;
  });
  return {
    serveAssets(server) {
      for (const { prefix, directory } of apps) {
        // Asset names contain a hash of their content; the pages themselves are revalidated each time.
        const assets = staticCompressed(join(directory, 'assets'), {
          enableBrotli: true,
          orderPreference: ['br', 'gzip'],
          index: false,
          serveStatic: { maxAge: YEAR_S * 1000, immutable: true, redirect: false },
        });
        server.use(`${prefix}/assets`, assets, () => {
          // Without this error, a missing file would get the fallback page, which the browser would parse as a script.
          throw new DomainError('not_found');
        });
      }
    },
    servePages(server) {
      for (const { prefix, directory, pages } of apps) {
        server.use(prefix || '/', express.static(directory, { index: false, maxAge: 0 }));
        server.get(
          pages.map((page) => prefix + page),
          pageOf(directory, 200),
        );
        server.get(`${prefix}/{*path}`, pageOf(directory, 404));
      }
    },
  };
}

const API = /^\/(api|auth|enums|config|mailbox|payments|sandbox|verify|onboarding\/(workflows|bir-requests))(\/|$)/;

/** Sends the app's page; for an unknown address, only to browsers that explicitly accept HTML. */
function pageOf(directory: string, status: 200 | 404): RequestHandler {
  return (req, res, next) => {
    const wantsPage = status === 200 ? req.accepts('html') : /\btext\/html\b/.test(req.get('Accept') ?? '');
    // No page has a name starting with a dot: such requests come from scanners for secrets.
    const isHidden = /\/(?:\.|%2e)/i.test(req.path);
    if (API.test(req.path) || isHidden || !wantsPage) {
      next();
      return;
    }
    res.status(status).setHeader('Cache-Control', 'no-cache');
    // Relative to a root, because the root's own path may contain a folder starting with a dot.
    res.sendFile('index.html', { root: directory });
  };
}
