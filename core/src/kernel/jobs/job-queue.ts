import type { QueueName } from './define-job';

export interface HandOver {
  jobId: string;
  /** Different for each handover of a job: the queue ignores ids that it already knows. */
  queueId: string;
  name: string;
  queue: QueueName;
  delayMs: number;
}

/** The producer's side of the queue, which only notifies workers. Rejects at once if the queue is unreachable. */
export interface JobQueue {
  handOver(jobs: HandOver[]): Promise<void>;
  ping(): Promise<void>;
  unusable(): Promise<string | null>;
  unsuitable(): Promise<string | null>;
  close(): Promise<void>;
}
