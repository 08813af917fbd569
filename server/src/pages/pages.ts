import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Composition } from '@homologa/core/kernel/compose';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { CONSOLE_PAGES, ONBOARDING_PAGES } from '@homologa/domain/wire/page-addresses';
import express, { type Express, type RequestHandler } from 'express';
import staticCompressed from 'express-static-gzip';
import type { ServerEnv } from '../env';

const YEAR_S = 365 * 86_400;

/** The built web apps, as a server takes them. */
export interface Pages {
  /** Their scripts, styles and pictures, in the compressed forms that the build has written: before anything else. */
  serveAssets(server: Express): void;
  /** Their pages: after all calls of the API. */
  servePages(server: Express): void;
}

/** Serves the built web apps: the console at `/`, onboarding at `/onboarding`, each with its own fallback page. */
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
        // Names of assets carry a hash of their content; the pages themselves are asked for every time.
        const assets = staticCompressed(join(directory, 'assets'), {
          enableBrotli: true,
          orderPreference: ['br', 'gzip'],
          index: false,
          serveStatic: { maxAge: YEAR_S * 1000, immutable: true, redirect: false },
        });
        server.use(`${prefix}/assets`, assets, () => {
          // A page in the place of a file would be read as a script.
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
        // For people who mistype one: the app's own 'page not found'. What asks for no page gets none.
        server.get(`${prefix}/{*path}`, pageOf(directory, 404));
      }
    },
  };
}

/** Calls of the API, which are answered as such also when there is none at the address. */
const API = /^\/(api|auth|enums|config|mailbox|payments|sandbox|verify|onboarding\/(workflows|bir-requests))(\/|$)/;

/** The app's page; in place of a page that there is not, only for a browser that asks for one by name. */
function pageOf(directory: string, status: 200 | 404): RequestHandler {
  return (req, res, next) => {
    const wantsPage = status === 200 ? req.accepts('html') : /\btext\/html\b/.test(req.get('Accept') ?? '');
    // No page of ours has a dot at the beginning of its name; what asks for one looks for secrets.
    const isHidden = /\/(?:\.|%2e)/i.test(req.path);
    if (API.test(req.path) || isHidden || !wantsPage) {
      next();
      return;
    }
    res.status(status).setHeader('Cache-Control', 'no-cache');
    // Below a root, whose own name may begin with a dot.
    res.sendFile('index.html', { root: directory });
  };
}
