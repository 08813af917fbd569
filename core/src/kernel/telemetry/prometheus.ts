import type { Release } from '../release';
import type { Backlog, Gauged, MailOutcome, Metrics, ReportOutcome } from './metrics';

export interface PrometheusMetrics extends Metrics {
  /** Reads all values and returns them in the text format of Prometheus. */
  scrape: () => Promise<{ contentType: string; text: string }>;
}

const PREFIX = 'homologa_';
const HTTP_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_SECONDS = [0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600];
const CALL_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const OTHER = 'other';
const JOB_OUTCOMES = ['completed', 'retry', 'failed'];
const ENDS = ['completed', 'failed'];
const MAIL_OUTCOMES = ['sent', 'bounced', 'suppressed', 'deferred', 'unreachable'] satisfies MailOutcome[];
const REPORT_OUTCOMES = ['applied', 'ignored'] satisfies ReportOutcome[];
const EXPORTS = 'exports.';

/**
 * Creates the metrics of one process. Loads prom-client on the first call, because a process without METRICS_PORT does
 * not need the package.
 */
export async function createPrometheusMetrics(program: string, release: Release): Promise<PrometheusMetrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name: `${PREFIX}${name}`, help, labelNames, registers });
  const histogram = <L extends string>(name: string, help: string, labelNames: L[], buckets: number[]) =>
    new Histogram({ name: `${PREFIX}${name}`, help, labelNames, buckets, registers });
  const gauge = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Gauge({ name: `${PREFIX}${name}`, help, labelNames, registers });

  collectDefaultMetrics({ register: registry });
  const build = gauge('build_info', 'Version and commit of the program; always 1', ['program', 'version', 'commit']);
  build.set({ program, version: release.version, commit: release.commit ?? '' }, 1);
  const requests = counter('http_requests_total', 'Answered requests', ['method', 'route', 'status']);
  const requestSeconds = histogram(
    'http_request_duration_seconds',
    'Seconds from a request to the end of its answer',
    ['method', 'route'],
    HTTP_SECONDS,
  );
  const inProgress = gauge('http_requests_in_progress', 'Requests that are being answered', []);
  const jobs = counter('jobs_total', 'Attempts of jobs, by outcome', ['name', 'outcome']);
  const jobSeconds = histogram('job_duration_seconds', 'Seconds that an attempt ran', ['name'], JOB_SECONDS);
  const jobWait = histogram('job_wait_seconds', 'Seconds from due to started', ['name'], JOB_SECONDS);
  const mails = counter('mails_total', 'Attempts to send a mail, by outcome', ['outcome']);
  const reports = counter('mail_reports_total', 'Messages read in the mailbox of bounces, by outcome', ['outcome']);
  const screenings = counter('screenings_total', 'Screenings that have ended', ['outcome']);
  const exports = counter('exports_total', 'Exports that have ended', ['kind', 'outcome']);
  const calls = counter('external_calls_total', 'Calls of other systems, by outcome', ['service', 'outcome']);
  const callSeconds = histogram('external_call_duration_seconds', 'Seconds of a call', ['service'], CALL_SECONDS);
  const breakers = gauge('breaker_open', '1 while calls of a system are suspended', ['service']);
  const connections = gauge('database_connections', 'Connections and callers of a pool', ['pool', 'state']);
  const queueIdle = gauge('queue_idle_seconds', "Seconds since a queue's loop last moved", ['queue']);
  const reachable = gauge('database_reachable', '1 if the database answered this scrape', []);
  const waiting = gauge('jobs_waiting', 'Jobs that are due and not started', ['name']);
  const oldest = gauge('jobs_oldest_waiting_seconds', 'Seconds that the oldest of them is due', ['name']);
  const workers = gauge('workers_alive', 'Workers seen in the last minute', []);
  const mailOutages = gauge('mail_outages', 'Mail servers that are recorded as down', []);
  const room = gauge('storage_room_bytes', 'Bytes above STORAGE_RESERVE_MB that files may still take up', []);
  const paused = gauge('queue_paused', '1 while a queue is paused by staff or an operator', ['queue']);

  const gauged: Gauged = {};

  function setBacklog(backlog: Backlog | null): void {
    // Removes the values of the last scrape: an old count would look like a queue that stands still.
    for (const one of [waiting, oldest, workers, mailOutages, paused]) one.reset();
    for (const one of [workers, mailOutages]) one.remove();
    reachable.set(backlog ? 1 : 0);
    if (!backlog) return;
    for (const { name, count, oldestSeconds } of backlog.jobs) {
      waiting.set({ name }, count);
      oldest.set({ name }, oldestSeconds);
    }
    workers.set(backlog.workers);
    mailOutages.set(backlog.mailOutages);
    for (const { queue, isPaused } of backlog.queues) paused.set({ queue }, isPaused ? 1 : 0);
  }

  async function readGauged(): Promise<void> {
    for (const { pool, open, idle, waiting: callers } of gauged.pools?.() ?? []) {
      connections.set({ pool, state: 'busy' }, open - idle);
      connections.set({ pool, state: 'idle' }, idle);
      connections.set({ pool, state: 'waited_for' }, callers);
    }
    for (const { queue, idleSeconds } of gauged.queues?.() ?? []) queueIdle.set({ queue }, idleSeconds);
    const bytes = (await gauged.room?.()) ?? Number.POSITIVE_INFINITY;
    if (Number.isFinite(bytes)) room.set(bytes);
    else room.remove();
    if (gauged.backlog) setBacklog(await gauged.backlog().catch(() => null));
  }

  return {
    gauge: (read) => void Object.assign(gauged, read),
    requestBegun: () => inProgress.inc(),
    requestEnded({ method, route, status, seconds }) {
      const labels = { method: METHODS.has(method) ? method : OTHER, route: route ?? OTHER };
      inProgress.dec();
      requests.inc({ ...labels, status: String(status) });
      requestSeconds.observe(labels, seconds);
    },
    expectJobs(names) {
      for (const name of names) for (const outcome of JOB_OUTCOMES) jobs.inc({ name, outcome }, 0);
      for (const outcome of ENDS) screenings.inc({ outcome }, 0);
      for (const name of names.filter((one) => one.startsWith(EXPORTS)))
        for (const outcome of ENDS) exports.inc({ kind: name.slice(EXPORTS.length), outcome }, 0);
      for (const outcome of MAIL_OUTCOMES) mails.inc({ outcome }, 0);
      for (const outcome of REPORT_OUTCOMES) reports.inc({ outcome }, 0);
    },
    jobEnded({ name, outcome, waitSeconds, seconds }) {
      jobs.inc({ name, outcome });
      jobWait.observe({ name }, waitSeconds);
      jobSeconds.observe({ name }, seconds);
    },
    jobCancelled: (name) => jobs.inc({ name, outcome: 'cancelled' }),
    mailTried: (outcome) => mails.inc({ outcome }),
    reportRead: (outcome) => reports.inc({ outcome }),
    screened: (outcome) => screenings.inc({ outcome }),
    exported: (kind, outcome) => exports.inc({ kind, outcome }),
    called(service, outcome, seconds) {
      calls.inc({ service, outcome });
      callSeconds.observe({ service }, seconds);
    },
    breakerSet: (service, isOpen) => breakers.set({ service }, isOpen ? 1 : 0),
    async scrape() {
      await readGauged();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
