import { join, resolve } from 'node:path';
import { COMPANY_STORAGE_LIMIT_MB } from '@homologa/domain/companies/limits';
import type { PaymentTerms } from '@homologa/domain/payments/payment-terms';
import { parseGatewayRules } from '@homologa/domain/reports/gateways';
import { SUPPLIER_STORAGE_LIMIT_MB } from '@homologa/domain/suppliers/limits';
import { z } from 'zod';
import {
  databaseFault,
  originFault,
  redisFault,
  senderFault,
  smtpFault,
  storageFault,
  withPassword,
} from './addresses';

const MEBIBYTE = 1024 * 1024;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** What stands in for what production has to be told. */
const LOCAL_ORIGIN = 'http://localhost:4000';
const LOCAL_SENDER = 'Homologa <no-reply@homologa.test>';
/** zod leaves rules on several variables out where one by itself is wrong; with this it asks them all the same. */
const WHATEVER_ELSE_IS_WRONG = { when: () => true };
/** A country, a type of report, or both. */
const SERVICE_LEVEL_KEY = /^(?:[a-z_]+|[a-z_]+\/(?:bir|ccr|cfr))$/;

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .default('false')
  .transform((text) => text === 'true' || text === '1');
const whole = (fallback: number, min = 0) => z.coerce.number().int().min(min).default(fallback);
const optional = z
  .string()
  .transform((text) => text.trim() || undefined)
  .optional();

/** A text of which `faultOf` says in words what is wrong with it. */
const judged = (faultOf: (text: string) => string | null) =>
  z.string().superRefine((text, context) => {
    const message = text.trim() === '' ? null : faultOf(text.trim());
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
const optionalAddress = (faultOf: (text: string) => string | null) =>
  judged(faultOf)
    .transform((text) => text.trim() || undefined)
    .optional();

const serviceLevels = z.record(z.string().regex(SERVICE_LEVEL_KEY), z.coerce.number().int().min(1).max(250));

const variables = z.object({
  NODE_ENV: z.string().default('development').describe('production turns off the mailbox and the demo'),
  DATABASE_URL: judged(databaseFault).min(1).describe('PostgreSQL, as the owner of the tables'),
  DATABASE_PASSWORD: optional.describe("the owner's password as it is, where DATABASE_URL has none"),
  DATABASE_ROLE_SECRET: optional.describe(
    "what the passwords of the two logins follow from in place of the owner's; at least 32 characters",
  ),
  DATABASE_APP_URL: optionalAddress(databaseFault).describe(
    'login of the tenant role, when not derived from DATABASE_URL',
  ),
  DATABASE_SYSTEM_URL: optionalAddress(databaseFault).describe(
    'login of the system role, when not derived from DATABASE_URL',
  ),
  DATABASE_POOL_SIZE: whole(10, 1).describe(
    'connections of each of the three pools of a process: one per role, one for lists; two more are shared',
  ),
  REDIS_URL: optionalAddress(redisFault).describe("Redis for the queue; unset: BullMQ's PostgreSQL backend"),
  QUEUE_PREFIX: z.string().default('homologa').describe('names the queues, where two installations share one Redis'),
  SMTP_URL: optionalAddress(smtpFault).describe(
    'SMTP server; unset: mail is captured, in production only if MAIL_CAPTURE says so',
  ),
  MAIL_CAPTURE: flag.describe('in production, keep mail in the database instead of sending it'),
  MAIL_FROM: judged(senderFault)
    .transform((text) => text.trim() || undefined)
    .optional()
    .describe('sender of every mail'),
  STORAGE_URL: optionalAddress(storageFault).describe('s3://… for an S3-compatible store; unset: files in DATA_DIR'),
  DATA_DIR: z.string().default('./.data').describe('files and uploads in progress'),
  PUBLIC_URL: optionalAddress(originFault).describe('origin used in links'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info').describe('the least grave lines of the log'),
  SESSION_DAYS: whole(14, 1).describe('how long a session lasts'),
  ONBOARDING_LINK_DAYS: whole(90, 1).describe('how long a mailed onboarding link lasts'),
  PASSWORD_MIN_LENGTH: whole(7, 7).describe('shortest password accepted'),
  NEUTRAL_RESET_ANSWER: flag.describe('answer password resets without telling whether the account exists'),
  AUTH_RATE_LIMIT_PER_ADDRESS: whole(300, 1).describe('credential attempts per address in 15 minutes'),
  PUBLIC_LINK_RATE_LIMIT: whole(60, 1).describe('public-link posts per address in 10 minutes'),
  UPLOAD_MAX_MB: whole(25, 1).describe('largest upload, in MB'),
  STORAGE_RESERVE_MB: whole(256).describe('room that uploads and files leave free on the disk of DATA_DIR, in MB'),
  SUPPLIER_STORAGE_MB: whole(SUPPLIER_STORAGE_LIMIT_MB, 1).describe("what one supplier's files may take up, in MB"),
  COMPANY_STORAGE_MB: whole(COMPANY_STORAGE_LIMIT_MB, 1).describe(
    'what the files of a company and its suppliers may take up, in MB',
  ),
  JOB_LEASE_SECONDS: whole(30, 1).describe('how long a silent worker keeps its job'),
  JOB_RETRY_BASE_MS: whole(2_000, 1).describe('first pause before a failed job is tried again'),
  JOB_REDISPATCH_SECONDS: whole(120, 1).describe('how long a job may lie in the queue before it is handed over again'),
  JOB_RETENTION_DAYS: whole(90, 30).describe(
    'how long the row of a completed job is kept; of a failed one four times as long',
  ),
  DESK_SERVICE_DAYS: whole(5, 1).describe('working days the desk has for a request'),
  DESK_SERVICE_LEVELS: z
    .string()
    .default('')
    .refine((text) => serviceLevels.safeParse(parsePairs(text)).success, 'names a country, bir, ccr or cfr, and days')
    .describe('other working days per country, type, or both: ccr=2;brazil=7;brazil/bir=10'),
  REPORT_GATEWAYS: z
    .string()
    .default('')
    .superRefine((text, context) => {
      for (const message of parseGatewayRules(text).faults) context.addIssue({ code: 'custom', message });
    })
    .describe('who makes reports, per country, type or both: all=desk;ccr=http;brazil/bir=http; unset: the desk'),
  REPORT_HTTP_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .transform((url) => url.replace(/\/+$/, '') || undefined)
    .optional()
    .describe("address of the external bureau's interface"),
  REPORT_HTTP_SECRET: optional.describe('signs what is said to the bureau and by it, at least 32 characters'),
  REPORT_HTTP_PREVIOUS_SECRET: optional.describe('the secret before, still accepted while it is replaced'),
  REPORT_HTTP_TIMEOUT_MS: whole(10_000, 1).describe('how long one call of the bureau may take'),
  REPORT_HTTP_POLL_SECONDS: whole(900, 1).describe('when the bureau is first asked how an order stands'),
  REPORT_SANDBOX: flag.describe('in production, let the sandbox invent reports'),
  REPORT_SANDBOX_SECONDS: whole(20, 1).describe('how long the sandbox takes for a report'),
  BIR_FORM_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .transform((text) => text || undefined)
    .optional()
    .describe("an older report form page to embed; unset: the product's own form"),
  TUTORIAL_VIDEO_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .transform((text) => text || undefined)
    .optional()
    .describe('the Spanish tutorial on the introduction: a video file, or a page to embed; unset: none'),
  PAYMENT_FILE: optional.describe('JSON with bank details, rates and cut-off days per region, dated'),
  PAYMENT_GATEWAY: z
    .enum(['', 'none', 'sandbox', 'stripe'])
    .default('')
    .describe('who takes online payments; unset: the sandbox, in production nobody'),
  PAYMENT_STRIPE_URL: z
    .string()
    .default('https://api.stripe.com')
    .transform((url) => url.replace(/\/+$/, ''))
    .describe("origin of Stripe's API"),
  PAYMENT_STRIPE_MEXICO_KEY: optional.describe('secret key of the Mexican Stripe account'),
  PAYMENT_STRIPE_MEXICO_WEBHOOK_SECRET: optional.describe('signing secret of its webhook endpoint'),
  PAYMENT_STRIPE_BRAZIL_KEY: optional.describe('secret key of the Brazilian Stripe account'),
  PAYMENT_STRIPE_BRAZIL_WEBHOOK_SECRET: optional.describe('signing secret of its webhook endpoint'),
  MEDIA_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .transform((text) => text || undefined)
    .optional()
    .describe('a provider of articles for adverse media; unset: only those that are loaded'),
  MEDIA_SECRETS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((secret) => secret.trim())
        .filter((secret) => secret !== ''),
    )
    .describe('what questions to it and its answers are signed with; two, apart by a comma, while one is replaced'),
  BRAND_NAME: z.string().default('Homologa').describe("the provider's name"),
  BRAND_LOGO_URL: optional.describe("address of the provider's logo"),
  BRAND_CONTACT_EMAIL: z.string().default('contact@homologa.test').describe('contact address'),
  BRAND_CONTACT_PHONES: z.string().default('').describe('contact numbers per country: argentina=+54 …;brazil=+55 …'),
  BRAND_CHAT_URL: optional.describe("address behind 'Chat now'"),
  BRAND_PRIVACY_URL: optional.describe('privacy policy; {locale} is filled in'),
  BRAND_TERMS_URL: optional.describe('terms; {locale} is filled in'),
});

type Variables = z.infer<typeof variables>;

const STRIPE_PAIRS = [
  ['PAYMENT_STRIPE_MEXICO_KEY', 'PAYMENT_STRIPE_MEXICO_WEBHOOK_SECRET'],
  ['PAYMENT_STRIPE_BRAZIL_KEY', 'PAYMENT_STRIPE_BRAZIL_WEBHOOK_SECRET'],
] as const;

/** What production refuses to guess: links and senders that lead nowhere are found out by those who get the mails. */
function productionFaults(env: Variables): (readonly [path: string, isWrong: boolean, message: string])[] {
  const isProduction = env.NODE_ENV === 'production';
  return [
    ['PUBLIC_URL', isProduction && !env.PUBLIC_URL, 'is needed in production: the origin that mailed links lead to'],
    [
      'MAIL_FROM',
      isProduction && env.SMTP_URL !== undefined && !env.MAIL_FROM,
      'is needed in production: the sender of every mail',
    ],
    [
      'SMTP_URL',
      // Invitations would count as sent that nobody can ever read.
      isProduction && !env.SMTP_URL && !env.MAIL_CAPTURE,
      'is needed in production; MAIL_CAPTURE=true keeps mail in the database and sends none',
    ],
  ];
}

/** Logins whose passwords follow from nothing can be derived by anybody who knows the database's name. */
function loginFaults(env: Variables): (readonly [path: string, isWrong: boolean, message: string])[] {
  const isAddress = databaseFault(env.DATABASE_URL ?? '') === null;
  const owner = isAddress ? new URL(env.DATABASE_URL) : null;
  const isByHand = env.DATABASE_APP_URL !== undefined && env.DATABASE_SYSTEM_URL !== undefined;
  const hasSeed = [owner?.password, env.DATABASE_PASSWORD, env.DATABASE_ROLE_SECRET].some(Boolean);
  return [
    [
      'DATABASE_URL',
      owner !== null && !hasSeed && !isByHand,
      'has no password, which those of the two logins follow from: set DATABASE_ROLE_SECRET (32 random characters), or DATABASE_APP_URL and DATABASE_SYSTEM_URL',
    ],
    ['DATABASE_ROLE_SECRET', isShort(env.DATABASE_ROLE_SECRET), 'needs 32 characters'],
  ];
}

const SHORTEST_SECRET = 32;

const isShort = (secret: string | undefined): boolean => secret !== undefined && secret.length < SHORTEST_SECRET;

/** What is wrong with the report gateways together; each rule by itself is judged with its variable. */
function gatewayFaults(env: Variables): (readonly [path: string, isWrong: boolean, message: string])[] {
  const used = Object.values(parseGatewayRules(env.REPORT_GATEWAYS ?? '').rules);
  const { REPORT_HTTP_URL: url, REPORT_HTTP_SECRET: secret, REPORT_HTTP_PREVIOUS_SECRET: previous } = env;
  const isProduction = env.NODE_ENV === 'production';
  const isInvented = isProduction && used.includes('sandbox') && !env.REPORT_SANDBOX;
  return [
    ['REPORT_HTTP_URL', used.includes('http') && !url, 'is needed for the gateway http'],
    ['REPORT_HTTP_URL', isProduction && url?.startsWith('http:') === true, 'is to begin with https: in production'],
    ['REPORT_HTTP_SECRET', url !== undefined && !secret, 'is needed beside REPORT_HTTP_URL'],
    ['REPORT_HTTP_SECRET', isShort(secret), 'needs 32 characters'],
    ['REPORT_HTTP_PREVIOUS_SECRET', isShort(previous), 'needs 32 characters'],
    ['REPORT_GATEWAYS', isInvented, 'sandbox invents reports: production refuses it unless REPORT_SANDBOX is true'],
  ];
}

/** Every variable that the core reads, described; docs/operations.md repeats the table. */
export const coreEnv = variables
  .superRefine((env, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const faults = [...productionFaults(env), ...loginFaults(env), ...gatewayFaults(env)];
    for (const [path, isWrong, message] of faults) if (isWrong) refuse(path, message);
    for (const [key, secret] of STRIPE_PAIRS) {
      // Without the secret a payment would be taken and never heard of.
      if (env[key] && !env[secret]) refuse(secret, `is needed beside ${key}`);
      if (env[secret] && !env[key]) refuse(key, `is needed beside ${secret}`);
    }
    if (env.MEDIA_URL && env.MEDIA_SECRETS?.length === 0) refuse('MEDIA_SECRETS', 'is needed beside MEDIA_URL');
    if (env.PAYMENT_GATEWAY === 'stripe' && !STRIPE_PAIRS.some(([key]) => env[key])) {
      refuse('PAYMENT_GATEWAY', 'stripe needs the key and webhook secret of at least one account');
    }
    // Also beside other faults: all that is wrong is said at once.
  }, WHATEVER_ELSE_IS_WRONG)
  .transform((env) => ({
    ...env,
    DATABASE_URL: withPassword(env.DATABASE_URL, env.DATABASE_PASSWORD),
    PUBLIC_URL: env.PUBLIC_URL ?? LOCAL_ORIGIN,
    MAIL_FROM: env.MAIL_FROM ?? LOCAL_SENDER,
    PAYMENT_GATEWAY: env.PAYMENT_GATEWAY || (env.NODE_ENV === 'production' ? ('none' as const) : ('sandbox' as const)),
  }));

export type CoreEnv = z.infer<typeof coreEnv>;

/** What use cases may read of the configuration. */
export interface CoreConfig {
  production: boolean;
  publicUrl: string;
  dataDir: string;
  sessionDays: number;
  onboardingLinkDays: number;
  passwordMinLength: number;
  neutralResetAnswer: boolean;
  authRateLimitPerAddress: number;
  publicLinkRateLimit: number;
  uploadMaxBytes: number;
  /** Left free on the disk of the uploads and of the store. */
  storageReserveBytes: number;
  supplierStorageBytes: number;
  companyStorageBytes: number;
  jobLeaseMs: number;
  jobRetryBaseMs: number;
  /** Days that the row of a completed job is kept. */
  jobRetentionDays: number;
  deskServiceDays: number;
  /** Working days per country, type, or country/type, where they are not the usual ones. */
  deskServiceLevels: Record<string, number>;
  birFormUrl: string | null;
  /** The Spanish tutorial of the introduction. */
  tutorialVideoUrl: string | null;
  capturesMail: boolean;
  /** Mail is captured where nobody can read it: what is captured counts as kept back, not as sent. */
  keepsMailBack: boolean;
  /** Jobs are queued in Redis, else in the database. */
  usesRedis: boolean;
  mailFrom: string;
  paymentTerms: PaymentTerms;
  /** The page at `/sandbox/payments` takes the online payments. */
  paymentSandbox: boolean;
  brand: {
    name: string;
    logoUrl: string | null;
    contactEmail: string;
    contactPhones: Record<string, string>;
    chatUrl: string | null;
    privacyUrl: string | null;
    termsUrl: string | null;
  };
}

/** What the environment lacks or has wrong, a line for each variable; none of their values. */
export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The configuration cannot be used:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'ConfigurationError';
  }
}

/** The variables that `schema` describes. Throws ConfigurationError, which names every one that is bad. */
export function parseEnv<T>(schema: z.ZodType<T>, source: NodeJS.ProcessEnv): T {
  const { success, data, error } = schema.safeParse(source);
  if (success) return data;
  throw new ConfigurationError(
    error.issues.map((issue) => `${issue.path.join('.')}: ${sentenceOf(issue, source[String(issue.path[0])])}`),
  );
}

/** What is wrong with one variable, for who wrote it: zod's own words name JavaScript's types. */
function sentenceOf(issue: z.core.$ZodIssue, given: string | undefined): string {
  if (issue.code === 'custom') return issue.message;
  if (!given) return 'is needed';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'is to be a whole number' : 'is to be a number';
    case 'too_small':
      return `is to be ${issue.minimum} or more`;
    case 'too_big':
      return `is to be ${issue.maximum} or less`;
    case 'invalid_value':
      return `is one of ${issue.values.filter((value) => value !== '').join(', ')}`;
    case 'invalid_union':
    case 'invalid_format':
      return 'is to be an address: https://…';
    default:
      return issue.message;
  }
}

/** What several readers of the environment give. Throws one ConfigurationError with the problems of all. */
export function readTogether<T extends readonly unknown[]>(...readers: { [K in keyof T]: () => T[K] }): T {
  const problems: string[] = [];
  const values = readers.map((read) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  });
  if (problems.length > 0) throw new ConfigurationError(problems);
  return values as unknown as T;
}

/** Parses the environment. Throws ConfigurationError. */
export const readCoreEnv = (source: NodeJS.ProcessEnv = process.env): CoreEnv => parseEnv(coreEnv, source);

/** The part of the environment that use cases see, with the payment terms that it names a file of. */
export function coreConfig(env: CoreEnv, paymentTerms: PaymentTerms): CoreConfig {
  return {
    production: env.NODE_ENV === 'production',
    publicUrl: env.PUBLIC_URL.replace(/\/+$/, ''),
    dataDir: env.DATA_DIR,
    sessionDays: env.SESSION_DAYS,
    onboardingLinkDays: env.ONBOARDING_LINK_DAYS,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    neutralResetAnswer: env.NEUTRAL_RESET_ANSWER,
    authRateLimitPerAddress: env.AUTH_RATE_LIMIT_PER_ADDRESS,
    publicLinkRateLimit: env.PUBLIC_LINK_RATE_LIMIT,
    uploadMaxBytes: env.UPLOAD_MAX_MB * MEBIBYTE,
    storageReserveBytes: env.STORAGE_RESERVE_MB * MEBIBYTE,
    supplierStorageBytes: env.SUPPLIER_STORAGE_MB * MEBIBYTE,
    companyStorageBytes: env.COMPANY_STORAGE_MB * MEBIBYTE,
    jobLeaseMs: env.JOB_LEASE_SECONDS * 1000,
    jobRetryBaseMs: env.JOB_RETRY_BASE_MS,
    jobRetentionDays: env.JOB_RETENTION_DAYS,
    deskServiceDays: env.DESK_SERVICE_DAYS,
    deskServiceLevels: serviceLevels.parse(parsePairs(env.DESK_SERVICE_LEVELS)),
    birFormUrl: env.BIR_FORM_URL ?? null,
    tutorialVideoUrl: env.TUTORIAL_VIDEO_URL ?? null,
    capturesMail: !env.SMTP_URL,
    usesRedis: env.REDIS_URL !== undefined,
    keepsMailBack: !env.SMTP_URL && env.NODE_ENV === 'production',
    mailFrom: env.MAIL_FROM,
    paymentTerms,
    paymentSandbox: env.PAYMENT_GATEWAY === 'sandbox',
    brand: {
      name: env.BRAND_NAME,
      logoUrl: env.BRAND_LOGO_URL ?? null,
      contactEmail: env.BRAND_CONTACT_EMAIL,
      contactPhones: parsePairs(env.BRAND_CONTACT_PHONES),
      chatUrl: env.BRAND_CHAT_URL ?? null,
      privacyUrl: env.BRAND_PRIVACY_URL ?? null,
      termsUrl: env.BRAND_TERMS_URL ?? null,
    },
  };
}

function parsePairs(text: string): Record<string, string> {
  const pairs = text.split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * Where the integration tests find PostgreSQL, as a superuser and as the tables' owner, who is none; the migrated
 * template, Redis, and their programs.
 */
export function readTestEnv(source: NodeJS.ProcessEnv = process.env): {
  adminUrl: string;
  ownerUrl: string;
  template: string;
  redisUrl: string | undefined;
  sheetProgram: string | undefined;
  importReader: string | undefined;
} {
  const { TEST_DATABASE_URL: adminUrl, TEST_DATABASE_OWNER_URL: ownerUrl } = source;
  if (!adminUrl || !ownerUrl) throw new Error('integration tests run through `npm test`, which starts their database');
  return {
    adminUrl,
    ownerUrl,
    template: source.TEST_DATABASE_TEMPLATE ?? 'homologa_template',
    sheetProgram: source.TEST_SHEET_PROGRAM,
    importReader: source.TEST_IMPORT_READER,
    redisUrl: source.QUEUE === 'redis' ? source.TEST_REDIS_URL : undefined,
  };
}

/** Where publishers' own files lie that tests read if they are there; they are no part of this repository. */
export const readPublishedData = (source: NodeJS.ProcessEnv = process.env): string =>
  resolve(source.TEST_PUBLISHED_DATA ?? join('..', 'shared', 'data'));
