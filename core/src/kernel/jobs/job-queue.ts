import type { QueueName } from '@homologa/domain/wire/queues';

export interface HandOver {
  jobId: string;
  /** Unique per dispatch of a job, because the queue ignores ids that it has already seen. */
  queueId: string;
  name: string;
  queue: QueueName;
  delayMs: number;
}

/**
 * Producer side of the queue, through which the dispatcher notifies the workers. Rejects immediately if the queue is
 * unreachable.
 */
export interface JobQueue {
  handOver(jobs: HandOver[]): Promise<void>;
  ping(): Promise<void>;
  unusable(): Promise<string | null>;
  unsuitable(): Promise<string | null>;
  /** Ends a pause that a tool of BullMQ has set. Returns whether the queue had one. */
  resume(queue: QueueName): Promise<boolean>;
  close(): Promise<void>;
}
