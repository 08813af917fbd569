import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Composition } from '@homologa/core/kernel/compose';
import { DomainError } from '@homologa/domain/errors/domain-error';
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
    { prefix: '/onboarding', directory: join(root, 'onboarding-web/dist') },
    { prefix: '', directory: join(root, 'console/dist') },
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
      for (const { prefix, directory } of apps) {
        server.use(prefix || '/', express.static(directory, { index: false, maxAge: 0 }));
        server.get(`${prefix}/{*path}`, pageOf(directory));
      }
    },
  };
}

/** The app's page for every address of a person's that is not a call of the API. */
function pageOf(directory: string): RequestHandler {
  return (req, res, next) => {
    const isApi = /^\/(api|auth|enums|config|mailbox|payments|sandbox|onboarding\/(workflows|bir-requests))(\/|$)/.test(
      req.path,
    );
    // No page of ours has a dot at the beginning of its name; what asks for one looks for secrets.
    const isHidden = /\/(?:\.|%2e)/i.test(req.path);
    if (isApi || isHidden || !req.accepts('html')) {
      next();
      return;
    }
    res.setHeader('Cache-Control', 'no-cache');
    // Below a root, whose own name may begin with a dot.
    res.sendFile('index.html', { root: directory });
  };
}
