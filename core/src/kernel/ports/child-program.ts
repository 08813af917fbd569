import { DomainError } from '@homologa/domain/errors/domain-error';
import type { JobProgress } from '../jobs/define-job';

/**
 * Task for a child program. `databaseUrl` is the connection URL of the tenant role, or empty for programs without
 * database access.
 */
export interface Assigned<Task> {
  databaseUrl: string;
  /** A replica of that database, which is read instead while it can be. */
  replicaUrl?: string;
  task: Task;
}

export type ProgramMessage =
  | { progress: JobProgress }
  | { result: unknown }
  | { error: { name: string; message: string; stack: string | undefined; code: string | undefined } };

export interface ProgramWatch {
  signal: AbortSignal;
  /** Called for one progress report at a time. A rejection kills the child process. */
  onProgress: (progress: JobProgress) => Promise<void>;
}

export class ProgramOutOfMemory extends DomainError {
  constructor(cause: Error) {
    super('job_interrupted', { cause });
  }
}

/**
 * Runs heavy work in its own process, which limits and releases its memory and does not block the event loop. A crash
 * does not affect the parent.
 */
export interface ChildProgram {
  /**
   * Runs one task and returns the program's result; the process has exited when the promise settles. Throws the
   * program's error, `service_unavailable` if its database is unreachable, `job_interrupted` if it exited without a
   * result (`ProgramOutOfMemory` if it has used up its memory or its processor time).
   */
  run(task: object, watch: ProgramWatch): Promise<unknown>;
}
