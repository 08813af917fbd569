import type { PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import { type ContactHours, parseContactHours } from '@homologa/domain/companies/contact-hours';
import type { PaymentTerms } from '@homologa/domain/payments/payment-terms';
import { RETENTION_MINIMUMS, type RetentionKind } from '@homologa/domain/privacy/retention';
import { type GatewayName, type GatewayRules, parseGatewayRules } from '@homologa/domain/reports/gateways';
import type { CoreEnv } from './env';
import { TRIAL_CONTACT } from './env/brand';
import { MEBIBYTE, parsePairs } from './env/kinds';
import { suppressionSeeds } from './env/mail';
import { type OutgoingService, outgoingServices } from './env/outgoing';
import { onlinePaymentRegions } from './env/payments';
import { configuredGateways, serviceLevels } from './env/reports';
import { type Seeds, seedsOf } from './env/seeds';
import { retentionMinimums } from './env/storage';

export interface Release {
  version: string;
  /** Null if neither COMMIT nor a clone tells. */
  commit: string | null;
}

export interface CoreConfig {
  production: boolean;
  release: Release;
  hasMetrics: boolean;
  /** True if the description of the API is served. */
  servesApiDocs: boolean;
  publicUrl: string;
  /** Addresses for reports of weaknesses, as URIs; none: they are not published. */
  securityContacts: readonly string[];
  dataDir: string;
  sessionDays: number;
  /** Absolute end of sessions of staff; 0: `sessionDays`. */
  staffSessionHours: number;
  /** Idle ends of sessions; 0: none. */
  staffIdleMinutes: number;
  clientIdleMinutes: number;
  isFactorAskedOfStaff: boolean;
  /** Seeds of the keys that encrypt the secrets of authenticator apps; the first one encrypts. */
  factorSeeds: Seeds;
  stepUpMinutes: number;
  onboardingLinkDays: number;
  callWithinDays: number;
  /** Unanswered reminders after which the client is told. */
  remindersWithoutAnswer: number;
  passwordMinLength: number;
  neutralResetAnswer: boolean;
  authRateLimitPerAddress: number;
  publicLinkRateLimit: number;
  uploadMaxBytes: number;
  storageReserveBytes: number;
  supplierStorageBytes: number;
  companyStorageBytes: number;
  /** True if uploads are accepted, and marked, while the virus scanner gives no verdict. */
  acceptsUnscanned: boolean;
  jobLeaseMs: number;
  jobRetryBaseMs: number;
  jobRetentionDays: number;
  /** Days for which companies must keep each kind of their data at least. */
  retentionMinimums: Readonly<Record<RetentionKind, number>>;
  deskServiceDays: number;
  /** Service levels in working days that differ from `deskServiceDays`, by country, report type or country/type. */
  deskServiceLevels: Record<string, number>;
  reportGateways: readonly GatewayName[];
  reportGatewayRules: GatewayRules;
  birFormUrl: string | null;
  tutorialVideoUrl: string | null;
  capturesMail: boolean;
  keepsMailBack: boolean;
  usesRedis: boolean;
  mailFrom: string;
  /** Address of the daily mail with the heads of the audit trail; null if nobody gets it. */
  auditAnchorEmail: string | null;
  mailEventsSecret: string | null;
  /** True if a mailbox of delivery reports is configured. */
  hasBounceMailbox: boolean;
  /** Other systems that are called, and the hosts outside the public internet that may be. */
  outgoing: { services: readonly OutgoingService[]; allowed: readonly string[] };
  /** Seeds of the keys under which suppressed addresses of erased persons are hidden; the first one hides. */
  suppressionSeeds: readonly [string, ...string[]];
  /** Selector of the DKIM key and the domain that signs; null if mails are not signed here. */
  dkim: { domain: string; selector: string } | null;
  paymentTerms: PaymentTerms;
  onlinePaymentRegions: readonly PaymentRegion[];
  paymentSandbox: boolean;
  /** Path to the bundle of the worker thread that builds the watchlist index; null builds the index in this process. */
  indexProgram: string | null;
  brand: {
    name: string;
    logoUrl: string | null;
    contactEmail: string;
    contactPhones: Record<string, string>;
    /** Caller numbers of the provider's calls to suppliers, by country id or `other`. */
    callPhones: Record<string, string>;
    /** True if the provider reads replies to its mails. */
    readsReplies: boolean;
    chatUrl: string | null;
    /** Digits of the WhatsApp number with its country code. */
    whatsapp: string | null;
    contactHours: ContactHours | null;
    privacyUrl: string | null;
    termsUrl: string | null;
  };
}

/** The provider's own contact address; null outside of production and for the address of the trial. */
const ownContact = ({ NODE_ENV, BRAND_CONTACT_EMAIL }: CoreEnv): string | null =>
  NODE_ENV === 'production' && BRAND_CONTACT_EMAIL !== TRIAL_CONTACT ? BRAND_CONTACT_EMAIL : null;

export function coreConfig(
  env: CoreEnv,
  paymentTerms: PaymentTerms,
  indexProgram: string | null = null,
  release: Release = { version: 'unknown', commit: null },
): CoreConfig {
  return {
    production: env.NODE_ENV === 'production',
    release,
    hasMetrics: env.METRICS_PORT !== undefined,
    servesApiDocs: env.NODE_ENV !== 'production' || env.API_DOCS,
    publicUrl: env.PUBLIC_URL.replace(/\/+$/, ''),
    securityContacts: env.SECURITY_CONTACT,
    dataDir: env.DATA_DIR,
    sessionDays: env.SESSION_DAYS,
    staffSessionHours: env.STAFF_SESSION_HOURS,
    staffIdleMinutes: env.STAFF_IDLE_MINUTES,
    clientIdleMinutes: env.CLIENT_IDLE_MINUTES,
    isFactorAskedOfStaff: (env.STAFF_SECOND_FACTOR || (env.NODE_ENV === 'production' ? 'required' : '')) === 'required',
    factorSeeds: seedsOf(env, env.SECOND_FACTOR_SECRETS),
    stepUpMinutes: env.STEP_UP_MINUTES,
    onboardingLinkDays: env.ONBOARDING_LINK_DAYS,
    callWithinDays: env.CALL_WITHIN_DAYS,
    remindersWithoutAnswer: env.REMINDERS_WITHOUT_ANSWER,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    neutralResetAnswer: env.NEUTRAL_RESET_ANSWER,
    authRateLimitPerAddress: env.AUTH_RATE_LIMIT_PER_ADDRESS,
    publicLinkRateLimit: env.PUBLIC_LINK_RATE_LIMIT,
    uploadMaxBytes: env.UPLOAD_MAX_MB * MEBIBYTE,
    storageReserveBytes: env.STORAGE_RESERVE_MB * MEBIBYTE,
    supplierStorageBytes: env.SUPPLIER_STORAGE_MB * MEBIBYTE,
    companyStorageBytes: env.COMPANY_STORAGE_MB * MEBIBYTE,
    acceptsUnscanned: env.CLAMD_AWAY === 'accept',
    jobLeaseMs: env.JOB_LEASE_SECONDS * 1000,
    jobRetryBaseMs: env.JOB_RETRY_BASE_MS,
    retentionMinimums: retentionMinimums(env.RETENTION_MINIMUMS) ?? RETENTION_MINIMUMS,
    jobRetentionDays: env.JOB_RETENTION_DAYS,
    deskServiceDays: env.DESK_SERVICE_DAYS,
    deskServiceLevels: serviceLevels.parse(parsePairs(env.DESK_SERVICE_LEVELS)),
    reportGateways: configuredGateways(env),
    reportGatewayRules: parseGatewayRules(env.REPORT_GATEWAYS).rules,
    birFormUrl: env.BIR_FORM_URL ?? null,
    tutorialVideoUrl: env.TUTORIAL_VIDEO_URL ?? null,
    capturesMail: !env.SMTP_URL,
    usesRedis: env.REDIS_URL !== undefined,
    keepsMailBack: !env.SMTP_URL && env.NODE_ENV === 'production',
    mailFrom: env.MAIL_FROM,
    auditAnchorEmail: env.AUDIT_ANCHOR_EMAIL ?? ownContact(env),
    mailEventsSecret: env.MAIL_EVENTS_SECRET ?? null,
    hasBounceMailbox: env.BOUNCE_IMAP_URL !== undefined,
    outgoing: { services: outgoingServices(env), allowed: env.OUTGOING_ALLOWED },
    suppressionSeeds: suppressionSeeds(env),
    dkim:
      env.MAIL_DKIM_DOMAIN && env.MAIL_DKIM_SELECTOR
        ? { domain: env.MAIL_DKIM_DOMAIN, selector: env.MAIL_DKIM_SELECTOR }
        : null,
    paymentTerms,
    onlinePaymentRegions: onlinePaymentRegions(env),
    paymentSandbox: env.PAYMENT_GATEWAY === 'sandbox',
    indexProgram,
    brand: {
      name: env.BRAND_NAME,
      logoUrl: env.BRAND_LOGO_URL ?? null,
      contactEmail: env.BRAND_CONTACT_EMAIL,
      contactPhones: parsePairs(env.BRAND_CONTACT_PHONES),
      callPhones: parsePairs(env.BRAND_CALL_PHONES),
      readsReplies: env.MAIL_REPLY_TO !== undefined,
      chatUrl: env.BRAND_CHAT_URL ?? null,
      whatsapp: env.BRAND_WHATSAPP?.replace(/\D/g, '') ?? null,
      contactHours: parseContactHours(env.BRAND_CONTACT_HOURS ?? ''),
      privacyUrl: env.BRAND_PRIVACY_URL ?? null,
      termsUrl: env.BRAND_TERMS_URL ?? null,
    },
  };
}
