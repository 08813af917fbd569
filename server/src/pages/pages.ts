import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Composition } from '@homologa/core/kernel/compose';
import express, { type Express, type RequestHandler } from 'express';
import type { ServerEnv } from '../env';

const YEAR_S = 365 * 86_400;

/** Serves the built web apps: the console at `/`, onboarding at `/onboarding`, each with its own fallback page. */
export function createPages(app: Composition, env: ServerEnv): (server: Express) => void {
  const root = resolve(env.HOMOLOGA_ROOT);
  const consoleDir = join(root, 'console/dist');
  const onboardingDir = join(root, 'onboarding-web/dist');
  return (server) => {
    for (const [prefix, directory] of [
      ['/onboarding', onboardingDir],
      ['/', consoleDir],
    ] as const) {
      if (!existsSync(directory)) {
        app.log.warn({ directory }, 'web app is not built');
        continue;
      }
      // Names of assets carry a hash of their content; the pages themselves are asked for every time.
      server.use(
        `${prefix}/assets`.replace('//', '/'),
        express.static(join(directory, 'assets'), { maxAge: YEAR_S * 1000, immutable: true, index: false }),
      );
      server.use(prefix, express.static(directory, { index: false, maxAge: 0 }));
      server.get(`${prefix === '/' ? '' : prefix}/{*path}`, pageOf(directory));
    }
  };
}

/** The app's page for every address of a person's that is not a call of the API. */
function pageOf(directory: string): RequestHandler {
  return (req, res, next) => {
    const isApi = /^\/(api|auth|enums|config|mailbox|payments|sandbox|onboarding\/(workflows|bir-requests))(\/|$)/.test(
      req.path,
    );
    if (isApi || !req.accepts('html')) {
      next();
      return;
    }
    res.setHeader('Cache-Control', 'no-cache');
    res.sendFile(join(directory, 'index.html'));
  };
}
