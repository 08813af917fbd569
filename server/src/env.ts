import { parseEnv } from '@homologa/core/env/parse-env';
import { z } from 'zod';

/** Grace period in seconds, long enough for a proxy that polls readiness every second to stop sending requests. */
const GRACE_SECONDS = 5;
const LOCAL_GRACE_SECONDS = 0.5;

const serverEnv = z
  .object({
    NODE_ENV: z.string().default('development').describe('production takes a longer grace'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe('one port for the API and both web apps'),
    HOST: z.string().default('127.0.0.1').describe('address to listen on'),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0).describe('reverse proxies in front of the server'),
    HOMOLOGA_ROOT: z.string().default('.').describe('where the built web apps and the migrations lie'),
    SHUTDOWN_GRACE_SECONDS: z.coerce
      .number()
      .min(0)
      .optional()
      .describe('how long a stopping server still takes requests, after /readyz says 503'),
  })
  .transform(({ NODE_ENV, ...env }) => ({
    ...env,
    SHUTDOWN_GRACE_SECONDS:
      env.SHUTDOWN_GRACE_SECONDS ?? (NODE_ENV === 'production' ? GRACE_SECONDS : LOCAL_GRACE_SECONDS),
  }));
export type ServerEnv = z.infer<typeof serverEnv>;

export const readServerEnv = (source: NodeJS.ProcessEnv = process.env): ServerEnv => parseEnv(serverEnv, source);
