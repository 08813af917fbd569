import type { QueueName } from './define-job';

export interface HandOver {
  jobId: string;
  /** Unique per dispatch of a job: the queue ignores known ids. */
  queueId: string;
  name: string;
  queue: QueueName;
  delayMs: number;
}

/** Producer side of the queue, which only notifies workers. Rejects immediately if the queue is unreachable. */
export interface JobQueue {
  handOver(jobs: HandOver[]): Promise<void>;
  ping(): Promise<void>;
  unusable(): Promise<string | null>;
  unsuitable(): Promise<string | null>;
  close(): Promise<void>;
}
