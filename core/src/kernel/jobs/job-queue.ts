import type { QueueName } from './define-job';

export interface HandOver {
  jobId: string;
  /** Differs for each hand-over of the same job, so that a queue that remembers old ids takes it again. */
  queueId: string;
  name: string;
  queue: QueueName;
  delayMs: number;
}

/** The queue as a producer sees it: a nudge to the workers. Rejects at once when it is unreachable. */
export interface JobQueue {
  handOver(jobs: HandOver[]): Promise<void>;
  /** Rejects while it is unreachable. */
  ping(): Promise<void>;
  /** Why no job can ever be queued there, in words; null where nothing is known of. Rejects while it is unreachable. */
  unusable(): Promise<string | null>;
  /** Why it may lose or refuse jobs although it answers, in words; null where nothing is known of. */
  unsuitable(): Promise<string | null>;
  close(): Promise<void>;
}
