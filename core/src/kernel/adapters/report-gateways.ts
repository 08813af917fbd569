import { gatewayFor, parseGatewayRules } from '@homologa/domain/reports/gateways';
import type { CoreEnv } from '../../env';
import type { Clock } from '../clock';
import type { ReportGateway, ReportGateways, SigningGateway } from '../ports/report-gateway';
import { deskGateway } from './desk-gateway';
import { createHttpGateway } from './http-gateway';
import { createSandboxGateway } from './sandbox-gateway';

export function createReportGateways(env: CoreEnv, now: Clock): ReportGateways {
  const { rules } = parseGatewayRules(env.REPORT_GATEWAYS);
  const bureau = bureauOf(env, now);
  const sandbox = hasSandbox(env) ? createSandboxGateway({ delayMs: env.REPORT_SANDBOX_SECONDS * 1000, now }) : null;
  const all = [deskGateway, bureau, sandbox].filter((gateway) => gateway !== null);
  const named = (name: string): ReportGateway | null => all.find((gateway) => gateway.name === name) ?? null;
  return {
    names: all.map(({ name }) => name),
    bureau,
    named,
    of: (place) => named(gatewayFor(rules, place)) ?? deskGateway,
  };
}

const hasSandbox = ({ NODE_ENV, REPORT_SANDBOX }: CoreEnv): boolean => NODE_ENV !== 'production' || REPORT_SANDBOX;

function bureauOf(env: CoreEnv, now: Clock): SigningGateway | null {
  const { REPORT_HTTP_URL: url, REPORT_HTTP_SECRET: secret, REPORT_HTTP_PREVIOUS_SECRET: previous } = env;
  if (!url || !secret) return null;
  return createHttpGateway({
    url,
    secrets: previous ? [secret, previous] : [secret],
    timeoutMs: env.REPORT_HTTP_TIMEOUT_MS,
    pollMs: env.REPORT_HTTP_POLL_SECONDS * 1000,
    now,
  });
}
