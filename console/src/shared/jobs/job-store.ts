import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { isJobFinished } from '@homologa/domain/jobs/job-states';
import type { JobCall } from '../data/provider/verbs/jobs.verbs';

export interface TrackedJob {
  id: string;
  title: string;
  /** API call that restarts the job; null if this page cannot restart it. */
  call: JobCall | null;
  job: JobResponse;
  isFetched: boolean;
  error: string | null;
}

export interface WatchOptions {
  title: string;
  call?: JobCall;
  /** Called once when the job has finished, successfully or not, unless the user has left the page before. */
  onFinished?: (job: JobResponse) => void;
}

interface JobStoreDeps {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  follow(id: string, onJob: (job: JobResponse) => void, signal: AbortSignal): Promise<void>;
  download(job: JobResponse): Promise<void>;
  messageOf(error: unknown): string;
}

export const hasFile = (job: JobResponse): boolean =>
  job.state === 'completed' && typeof job.result?.['file_id'] === 'string';

const keyOf = (userId: string): string => `homologa.jobs.${userId}`;

/**
 * Stores the jobs that one user started in this tab, across reloads. Follows each job once and downloads its file
 * automatically once.
 */
export class JobStore {
  readonly #deps: JobStoreDeps;
  readonly #listeners = new Set<() => void>();
  readonly #followers = new Map<string, AbortController>();
  readonly #onFinished = new Map<string, (job: JobResponse) => void>();
  #userId: string | null = null;
  #jobs: readonly TrackedJob[] = [];

  constructor(deps: JobStoreDeps) {
    this.#deps = deps;
  }

  readonly getJobs = (): readonly TrackedJob[] => this.#jobs;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Loads the user's stored jobs and adds them to the jobs that were started before this call. Returns a function that
   * stops following all jobs.
   */
  open(userId: string): () => void {
    if (this.#userId !== null && this.#userId !== userId) this.#jobs = [];
    this.#userId = userId;
    const known = new Set(this.#jobs.map(({ id }) => id));
    this.#set([...this.#stored(userId).filter(({ id }) => !known.has(id)), ...this.#jobs]);
    for (const { id, job } of this.#jobs) if (!isJobFinished(job.state)) this.#follow(id);
    return () => {
      for (const follower of this.#followers.values()) follower.abort();
      this.#followers.clear();
    };
  }

  /** Adds a job at the top of the job tray and follows it until it is finished. Adding a job again replaces it. */
  watch(job: JobResponse, { title, call, onFinished }: WatchOptions): void {
    if (onFinished) this.#onFinished.set(job.id, onFinished);
    const tracked = { id: job.id, title, call: call ?? null, job, isFetched: false, error: null };
    this.#set([tracked, ...this.#jobs.filter(({ id }) => id !== job.id)]);
    if (isJobFinished(job.state)) this.#finish(job);
    else this.#follow(job.id);
  }

  /** Removes a job from the tray; the server continues the job. */
  dismiss(id: string): void {
    this.#followers.get(id)?.abort();
    this.#followers.delete(id);
    this.#onFinished.delete(id);
    this.#set(this.#jobs.filter((job) => job.id !== id));
  }

  #stored(userId: string): TrackedJob[] {
    try {
      const stored = JSON.parse(this.#deps.storage.getItem(keyOf(userId)) ?? '[]') as TrackedJob[];
      // Omit jobs that completed before the reload, unless their file still has to be downloaded.
      return stored.filter(({ job, isFetched }) => job.state !== 'completed' || (hasFile(job) && !isFetched));
    } catch {
      return [];
    }
  }

  #set(jobs: readonly TrackedJob[]): void {
    this.#jobs = jobs;
    if (this.#userId) {
      if (jobs.length === 0) this.#deps.storage.removeItem(keyOf(this.#userId));
      else this.#deps.storage.setItem(keyOf(this.#userId), JSON.stringify(jobs));
    }
    for (const listener of this.#listeners) listener();
  }

  #change(id: string, change: Partial<TrackedJob>): void {
    this.#set(this.#jobs.map((tracked) => (tracked.id === id ? { ...tracked, ...change } : tracked)));
  }

  #follow(id: string): void {
    if (this.#followers.has(id)) return;
    const follower = new AbortController();
    this.#followers.set(id, follower);
    const onJob = (job: JobResponse) => {
      this.#change(id, { job });
      if (isJobFinished(job.state)) this.#finish(job);
    };
    this.#deps
      .follow(id, onJob, follower.signal)
      .catch((error: unknown) => this.#change(id, { error: this.#deps.messageOf(error) }))
      .finally(() => {
        if (this.#followers.get(id) === follower) this.#followers.delete(id);
      });
  }

  #finish(job: JobResponse): void {
    const onFinished = this.#onFinished.get(job.id);
    this.#onFinished.delete(job.id);
    const tracked = this.#jobs.find(({ id }) => id === job.id);
    if (hasFile(job) && tracked && !tracked.isFetched) void this.fetchFile(tracked);
    onFinished?.(job);
  }

  /** Downloads the job's file. Never throws: stores the error in the job. */
  async fetchFile({ id, job }: TrackedJob): Promise<void> {
    this.#change(id, { isFetched: true, error: null });
    try {
      await this.#deps.download(job);
    } catch (error) {
      this.#change(id, { isFetched: false, error: this.#deps.messageOf(error) });
    }
  }
}
