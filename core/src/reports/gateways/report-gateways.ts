import type { CoreEnv } from '../../env';
import { configuredGateways } from '../../env/reports';
import type { Clock } from '../../kernel/clock';
import { createOutgoingTo } from '../../kernel/outgoing/outgoing';
import type { Telemetry } from '../../kernel/telemetry/telemetry';
import { deskGateway } from './desk-gateway';
import { createHttpGateway } from './http-gateway';
import type { ReportGateways, SigningGateway } from './report-gateway';
import { createSandboxGateway } from './sandbox-gateway';

export function createReportGateways(env: CoreEnv, now: Clock, telemetry: Telemetry): ReportGateways {
  const names = configuredGateways(env);
  const bureau = bureauOf(env, now, telemetry);
  const sandbox = createSandboxGateway({ delayMs: env.REPORT_SANDBOX_SECONDS * 1000, now });
  const all = [deskGateway, bureau, sandbox].filter((gateway) => gateway !== null);
  return {
    bureau,
    named: (name) => all.find((gateway) => gateway.name === name && names.includes(gateway.name)) ?? null,
  };
}

function bureauOf(env: CoreEnv, now: Clock, telemetry: Telemetry): SigningGateway | null {
  const { REPORT_HTTP_URL: url, REPORT_HTTP_SECRET: secret, REPORT_HTTP_PREVIOUS_SECRET: previous } = env;
  if (!url || !secret) return null;
  return createHttpGateway({
    url,
    outgoing: createOutgoingTo(url, env.OUTGOING_ALLOWED),
    secrets: previous ? [secret, previous] : [secret],
    timeoutMs: env.REPORT_HTTP_TIMEOUT_MS,
    pollMs: env.REPORT_HTTP_POLL_SECONDS * 1000,
    now,
    telemetry,
  });
}
