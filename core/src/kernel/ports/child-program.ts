import { DomainError } from '@homologa/domain/errors/domain-error';
import type { JobProgress } from '../jobs/define-job';

/** A task for a child program. `databaseUrl` is the tenant role's address, or empty if the program gets no database. */
export interface Assigned<Task> {
  databaseUrl: string;
  task: Task;
}

export type ProgramMessage =
  | { progress: JobProgress }
  | { result: unknown }
  | { error: { name: string; message: string; stack: string | undefined; code: string | undefined } };

export interface ProgramWatch {
  signal: AbortSignal;
  /** Called sequentially; a rejection kills the program. */
  onProgress: (progress: JobProgress) => Promise<void>;
}

export class ProgramOutOfMemory extends DomainError {
  constructor(cause: Error) {
    super('job_interrupted', { cause });
  }
}

/**
 * Heavy work in a process of its own: limits and releases its memory, does not block the event loop, and a crash does
 * not affect the parent.
 */
export interface ChildProgram {
  /**
   * Runs one task; the process has exited when this settles. Returns the program's result. Throws the program's error,
   * `service_unavailable` if its database is unreachable, `job_interrupted` if it exited without an answer
   * (`ProgramOutOfMemory` if the heap was full).
   */
  run(task: object, watch: ProgramWatch): Promise<unknown>;
}
