import { DomainError } from '@homologa/domain/errors/domain-error';
import type { JobProgress } from '../jobs/define-job';

/**
 * A task as its program gets it, with the address of the role that sees one company at a time; empty where it may see
 * none.
 */
export interface Assigned<Task> {
  databaseUrl: string;
  task: Task;
}

/** What a program tells the process that started it: how far it is, and at last what came of it. */
export type ProgramMessage =
  | { progress: JobProgress }
  | { result: unknown }
  | { error: { name: string; message: string; stack: string | undefined; code: string | undefined } };

export interface ProgramWatch {
  /** Ends the program at once. */
  signal: AbortSignal;
  /** Told of one step after the other; what it throws ends the program. */
  onProgress: (progress: JobProgress) => Promise<void>;
}

/** A program that ended without an answer because its objects did not fit into its memory. */
export class ProgramOutOfMemory extends DomainError {
  constructor(cause: Error) {
    super('job_interrupted', { cause });
  }
}

/**
 * Heavy work as a process of its own: its memory has a ceiling and is given back whole, it holds up no event loop, and
 * however it ends, the process that started it goes on.
 */
export interface ChildProgram {
  /**
   * Has one task done; it is over when this settles. Gives the program's result. Throws what the program threw,
   * `service_unavailable` when its database is away, `job_interrupted` when it ended without an answer:
   * as `ProgramOutOfMemory` when that was for want of memory.
   */
  run(task: object, watch: ProgramWatch): Promise<unknown>;
}
