import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Composition } from '@homologa/core/compose';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { CONSOLE_PAGES, ONBOARDING_PAGES } from '@homologa/domain/wire/page-addresses';
import express, { type Express, type RequestHandler } from 'express';
import staticCompressed from 'express-static-gzip';
import type { ServerEnv } from '../env';
import { createOnboardingPage } from './onboarding-page';

const YEAR_S = 365 * 86_400;
/** Immutable files need no validators and no ranges. Fewer headers save time on a slow line. */
const FOR_EVER = { maxAge: YEAR_S * 1000, immutable: true, etag: false, lastModified: false, acceptRanges: false };
const ONBOARDING = '/onboarding';

export interface Pages {
  /** Serves the precompressed static assets; must be mounted before the routes. */
  serveAssets(server: Express): void;
  /** Serves the pages; must be mounted after the API routes. */
  servePages(server: Express): void;
}

export function createPages(app: Composition, env: ServerEnv): Pages {
  const root = resolve(env.HOMOLOGA_ROOT);
  const apps = [
    { prefix: ONBOARDING, directory: join(root, 'onboarding-web/dist'), pages: ONBOARDING_PAGES },
    { prefix: '', directory: join(root, 'console/dist'), pages: CONSOLE_PAGES },
  ].filter(({ directory }) => {
    const isBuilt = existsSync(directory);
    if (!isBuilt) app.log.warn({ directory }, 'web app is not built');
    return isBuilt;
  });
  return {
    serveAssets(server) {
      for (const { prefix, directory } of apps) {
        // Asset names contain a hash of their content, so assets are cached forever; pages are revalidated each time.
        const assets = staticCompressed(join(directory, 'assets'), {
          enableBrotli: true,
          orderPreference: ['br', 'gzip'],
          index: false,
          serveStatic: { ...FOR_EVER, redirect: false, setHeaders: dropDocumentHeaders },
        });
        server.use(`${prefix}/assets`, assets, () => {
          // Without this error, the server would answer a missing asset with the fallback page, which the browser would
          // parse as a script.
          throw new DomainError('not_found');
        });
      }
    },
    servePages(server) {
      for (const { prefix, directory, pages } of apps) {
        const sendOwn = prefix === ONBOARDING ? createOnboardingPage(app, directory) : null;
        server.use(prefix || '/', express.static(directory, { index: false, maxAge: 0 }));
        server.get(
          pages.map((page) => prefix + page),
          pageOf(directory, 200, sendOwn),
        );
        server.get(`${prefix}/{*path}`, pageOf(directory, 404, sendOwn));
      }
    },
  };
}

/**
 * Security headers that apply only to documents; scripts and styles omit them, because 1 kB more per file delays the
 * first screen on a slow line.
 */
const OF_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];
const SCRIPT_OR_STYLE = /\.(js|css)(\.(br|gz))?$/;

function dropDocumentHeaders(res: ServerResponse, file: string): void {
  if (SCRIPT_OR_STYLE.test(file)) for (const name of OF_DOCUMENTS) res.removeHeader(name);
}

const API = /^\/(api|auth|enums|config|mailbox|payments|sandbox|verify|onboarding\/(workflows|bir-requests))(\/|$)/;

/** Sends the app's page. For an unknown path, sends the page only to browsers that explicitly accept HTML. */
function pageOf(
  directory: string,
  status: 200 | 404,
  sendOwn: ReturnType<typeof createOnboardingPage>,
): RequestHandler {
  return async (req, res, next) => {
    const wantsPage = status === 200 ? req.accepts('html') : /\btext\/html\b/.test(req.get('Accept') ?? '');
    // True for a path with a segment that starts with a dot. No page has such a name, but scanners request such paths
    // in search of secrets.
    const isHidden = /\/(?:\.|%2e)/i.test(req.path);
    if (API.test(req.path) || isHidden || !wantsPage) {
      next();
      return;
    }
    if (sendOwn) {
      await sendOwn(req, res, status);
      return;
    }
    res.status(status).setHeader('Cache-Control', 'no-cache');
    // The path is relative to `root`, because Express rejects absolute paths that contain a folder with a leading dot,
    // and the root may contain such a folder.
    res.sendFile('index.html', { root: directory });
  };
}
