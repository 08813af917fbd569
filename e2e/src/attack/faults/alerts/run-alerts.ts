import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import { openApi, sessionOf } from '../../../support/client-api';
import { asOwner } from '../../owner';
import type { House } from '../house';
import { BREAKS, ROOM_MB } from './breaks';
import { freePort, hasPrometheus, readRules, startPrometheus } from './prometheus';

const ADMIN = 'admin@demo.homologa.test';
const QUIET_MS = 10_000;
const FIRES_MS = 60_000;
const MEBIBYTE = 1024 * 1024;

/** Reserve in MB that leaves the product `ROOM_MB` of this machine's disk, so that a test can fill its disk. */
function reserveMb(): number {
  const { bavail, bsize } = statfsSync(tmpdir());
  return Math.max(0, Math.floor((bavail * bsize) / MEBIBYTE) - ROOM_MB);
}

interface AlertReport {
  fired: { alert: string; what: string; ms: number }[];
  violations: string[];
}

/**
 * Breaks each thing that the delivered alert rules watch, on a product started for this purpose, and waits until a real
 * Prometheus that scrapes its processes fires the rule.
 */
export async function runAlerts(house: House, say: (line: string) => void): Promise<AlertReport> {
  if (!hasPrometheus()) throw new Error('prometheus is not installed (apt-get install prometheus)');
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const sink = await startSmtpSink();
    ends.unshift(() => sink.stop());
    const metricsPort = await freePort();
    const stack = await house.startStack({
      env: {
        SMTP_URL: sink.url,
        METRICS_PORT: String(metricsPort),
        // Nothing listens on port 1: the bureau refuses all connections.
        REPORT_HTTP_URL: 'http://127.0.0.1:1',
        REPORT_HTTP_SECRET: 'a-secret-of-the-alert-test-only-32c',
        REPORT_GATEWAYS: 'bir=http',
        JOB_RETRY_BASE_MS: '200',
        STORAGE_RESERVE_MB: String(reserveMb()),
      },
    });
    ends.unshift(() => stack.stop());
    const client = await openApi(stack.url, ADMIN);
    await asOwner(stack.databaseUrl(), 'UPDATE "CompanyProduct" SET "total" = "used" + 1000000');
    const workflowId = await client.launch({ title: 'Alerts', report_type: 'bir' });
    const { text, alerts } = readRules(`${house.root}/deploy/prometheus/alerts.yml`);
    const prometheus = await startPrometheus(text, {
      'homologa-server': metricsPort,
      'homologa-worker': metricsPort + 1,
    });
    ends.unshift(() => prometheus.stop());
    const scene = { stack, sink, client, token: await sessionOf(stack.url, ADMIN), workflowId };
    const report: AlertReport = { fired: [], violations: [] };
    await sleep(QUIET_MS);
    for (const alert of await prometheus.firing()) report.violations.push(`${alert} fires although nothing is broken`);
    for (const broken of BREAKS) {
      const { what, alerts: watched } = broken;
      const began = performance.now();
      const mend = await broken.run(scene).catch((error: Error) => {
        report.violations.push(`${watched.join(', ')} could not be broken: ${error.message}`);
        return null;
      });
      if (!mend) continue;
      const missing = await prometheus.missing(watched, FIRES_MS);
      const ms = performance.now() - began;
      await mend();
      for (const alert of watched) {
        if (missing.includes(alert)) report.violations.push(`${alert} did not fire: ${what}`);
        else report.fired.push({ alert, what, ms });
      }
      say(
        `${missing.length === 0 ? 'fired' : 'MISSED'} after ${(ms / 1000).toFixed(1)} s  ${watched.join(', ')}: ${what}`,
      );
    }
    const broken = new Set(BREAKS.flatMap(({ alerts: watched }) => watched));
    for (const alert of alerts) if (!broken.has(alert)) report.violations.push(`${alert} has no break`);
    return report;
  } finally {
    for (const end of ends) await end();
  }
}
