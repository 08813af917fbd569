import { type GatewayName, parseGatewayRules } from '@homologa/domain/reports/gateways';
import { z } from 'zod';
import { type Fault, flag, isShort, optional, optionalPage, parsePairs, whole } from './kinds';

const SERVICE_LEVEL_KEY = /^(?:[a-z_]+|[a-z_]+\/(?:bir|ccr|cfr))$/;
export const serviceLevels = z.record(z.string().regex(SERVICE_LEVEL_KEY), z.coerce.number().int().min(1).max(250));

export const reportsVariables = {
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
  BIR_FORM_URL: optionalPage.describe("an older report form page to embed; unset: the product's own form"),
};

type ReportVariables = z.infer<z.ZodObject<typeof reportsVariables>>;

/** Returns the gateways whose configuration is complete. In production the sandbox must be explicitly enabled. */
export function configuredGateways(env: ReportVariables & { NODE_ENV: string }): readonly GatewayName[] {
  const hasBureau = Boolean(env.REPORT_HTTP_URL && env.REPORT_HTTP_SECRET);
  const hasSandbox = env.NODE_ENV !== 'production' || env.REPORT_SANDBOX;
  return ['desk', ...(hasBureau ? ['http' as const] : []), ...(hasSandbox ? ['sandbox' as const] : [])];
}

export function gatewayFaults(env: ReportVariables, isProduction: boolean): Fault[] {
  const used = Object.values(parseGatewayRules(env.REPORT_GATEWAYS ?? '').rules);
  const { REPORT_HTTP_URL: url, REPORT_HTTP_SECRET: secret, REPORT_HTTP_PREVIOUS_SECRET: previous } = env;
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
