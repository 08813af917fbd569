/** Connections of a database pool. */
export interface PoolUse {
  pool: string;
  open: number;
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

/** Facts about all processes, read from the database. */
export interface Backlog {
  jobs: { name: string; count: number; oldestSeconds: number }[];
  workers: number;
  mailOutages: number;
  /** Names of the queues, and whether staff or operators have paused each. */
  queues: { queue: string; isPaused: boolean }[];
}

/** Values read at the time of a scrape. */
export interface Gauged {
  pools?: () => PoolUse[];
  backlog?: () => Promise<Backlog>;
  /** Bytes that files may take up on the disk of DATA_DIR; Infinity if its file system does not report them. */
  room?: () => Promise<number>;
  /** Seconds since each queue's loop last fetched or waited for a message. */
  queues?: () => { queue: string; idleSeconds: number }[];
}

export type MailOutcome = 'sent' | 'bounced' | 'suppressed' | 'deferred' | 'unreachable';
export type ExternalService = 'bureau' | 'media';
/** `ignored`: a message that reports nothing new about a mail of ours. */
export type ReportOutcome = 'applied' | 'ignored';
type CallOutcome = 'answered' | 'failed';

/**
 * Events and values that the metrics count. Labels are route patterns, job names and other words of the code: never
 * ids, paths or texts of users, whose number has no bound.
 */
export interface Metrics {
  /** Adds values that are read at each scrape. */
  gauge(read: Gauged): void;
  requestBegun(): void;
  /** `route` is the route's pattern, or null for pages, files and unknown addresses. */
  requestEnded(request: { method: string; route: string | null; status: number; seconds: number }): void;
  /** Shows the counters of these jobs as 0, because Prometheus takes a first value of 1 for no increase. */
  expectJobs(names: readonly string[]): void;
  jobEnded(job: { name: string; outcome: string; waitSeconds: number; seconds: number }): void;
  mailTried(outcome: MailOutcome): void;
  /** Counts a message in the mailbox of bounces. */
  reportRead(outcome: ReportOutcome): void;
  /** A waiting job that an operator cancelled: it neither waited for its turn nor ran. */
  jobCancelled(name: string): void;
  screened(outcome: 'completed' | 'failed'): void;
  exported(kind: string, outcome: 'completed' | 'failed'): void;
  called(service: ExternalService, outcome: CallOutcome, seconds: number): void;
  breakerSet(service: ExternalService, isOpen: boolean): void;
}

const nothing = (): void => undefined;

export const NO_METRICS: Metrics = {
  gauge: nothing,
  requestBegun: nothing,
  requestEnded: nothing,
  expectJobs: nothing,
  jobEnded: nothing,
  mailTried: nothing,
  reportRead: nothing,
  jobCancelled: nothing,
  screened: nothing,
  exported: nothing,
  called: nothing,
  breakerSet: nothing,
};
