import { join, resolve } from 'node:path';
import { withOneHost } from '@homologa/prisma/hosts';
import { z } from 'zod';
import { withPassword } from './addresses';
import { accessVariables } from './env/access';
import { brandVariables } from './env/brand';
import { databaseVariables, loginFaults } from './env/database';
import { LOCAL_SENDER, mailFaults, mailVariables } from './env/mail';
import { mediaFaults, mediaVariables } from './env/media';
import { outgoingVariables } from './env/outgoing';
import { parseEnv } from './env/parse-env';
import { paymentGatewayFaults, paymentsVariables, stripeFaults } from './env/payments';
import { LOCAL_ORIGIN, originFaults, processVariables } from './env/process';
import { prefixFor, queueVariables } from './env/queue';
import { gatewayFaults, reportsVariables } from './env/reports';
import { storageVariables } from './env/storage';
import { telemetryVariables } from './env/telemetry';

/**
 * By default zod skips rules that compare several variables if a single variable is invalid. This option makes zod
 * check these rules as well.
 */
const WHATEVER_ELSE_IS_WRONG = { when: () => true };

/** All variables of the core with descriptions; docs/run-book/configure.md repeats the table. */
export const coreEnv = z
  .object({
    ...databaseVariables,
    ...queueVariables,
    ...mailVariables,
    ...processVariables,
    ...accessVariables,
    ...storageVariables,
    ...reportsVariables,
    ...paymentsVariables,
    ...mediaVariables,
    ...outgoingVariables,
    ...brandVariables,
    ...telemetryVariables,
  })
  .superRefine((env, context) => {
    const isProduction = env.NODE_ENV === 'production';
    const faults = [
      ...originFaults(env, isProduction),
      ...mailFaults(env, isProduction),
      ...loginFaults(env),
      ...gatewayFaults(env, isProduction),
      ...stripeFaults(env),
      ...mediaFaults(env),
      ...paymentGatewayFaults(env),
    ];
    for (const [path, isWrong, message] of faults)
      if (isWrong) context.addIssue({ code: 'custom', path: [path], message });
  }, WHATEVER_ELSE_IS_WRONG)
  .transform((env) => ({
    ...env,
    DATABASE_URL: withPassword(withOneHost(env.DATABASE_URL), env.DATABASE_PASSWORD),
    DATABASE_APP_URL: env.DATABASE_APP_URL && withOneHost(env.DATABASE_APP_URL),
    DATABASE_SYSTEM_URL: env.DATABASE_SYSTEM_URL && withOneHost(env.DATABASE_SYSTEM_URL),
    QUEUE_PREFIX: prefixFor(env.REDIS_URL, env.QUEUE_PREFIX),
    PUBLIC_URL: env.PUBLIC_URL ?? LOCAL_ORIGIN,
    MAIL_FROM: env.MAIL_FROM ?? LOCAL_SENDER,
    PAYMENT_GATEWAY: env.PAYMENT_GATEWAY || (env.NODE_ENV === 'production' ? ('none' as const) : ('sandbox' as const)),
  }));

export type CoreEnv = z.infer<typeof coreEnv>;

export const readCoreEnv = (source: NodeJS.ProcessEnv = process.env): CoreEnv => parseEnv(coreEnv, source);

export function readTestEnv(source: NodeJS.ProcessEnv = process.env): {
  adminUrl: string;
  ownerUrl: string;
  template: string;
  redisUrl: string | undefined;
  sheetProgram: string | undefined;
  importReader: string | undefined;
  /** An S3-compatible store for the files of the tests; undefined for the folder of each. */
  storageUrl: string | undefined;
  /** Variables that name a pooler and a replica in front of the tests' database, if there are any. */
  database: { DATABASE_POOLER?: string; DATABASE_READ_URL?: string };
  /** Variables by which programs that a test starts trust the authority of its Redis, if there is one. */
  trust: { NODE_EXTRA_CA_CERTS?: string };
} {
  const { TEST_DATABASE_URL: adminUrl, TEST_DATABASE_OWNER_URL: ownerUrl } = source;
  if (!adminUrl || !ownerUrl) throw new Error('integration tests run through `npm test`, which starts their database');
  return {
    adminUrl,
    ownerUrl,
    template: source.TEST_DATABASE_TEMPLATE ?? 'homologa_template',
    sheetProgram: source.TEST_SHEET_PROGRAM,
    importReader: source.TEST_IMPORT_READER,
    storageUrl: source.TEST_STORAGE_URL,
    redisUrl: source.QUEUE === 'redis' ? source.TEST_REDIS_URL : undefined,
    database: {
      ...(source.TEST_DATABASE_POOLER ? { DATABASE_POOLER: source.TEST_DATABASE_POOLER } : {}),
      ...(source.TEST_DATABASE_READ_URL ? { DATABASE_READ_URL: source.TEST_DATABASE_READ_URL } : {}),
    },
    trust: source.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: source.NODE_EXTRA_CA_CERTS } : {},
  };
}

/**
 * Returns the folder of the watchlist publishers' real files, which are not part of the repository; tests use them if
 * present.
 */
export const readPublishedData = (source: NodeJS.ProcessEnv = process.env): string =>
  resolve(source.TEST_PUBLISHED_DATA ?? join('..', 'shared', 'data'));
