import type { JobProgress } from './jobs/define-job';
import type { Assigned, ProgramMessage } from './ports/child-program';

type Work<Task> = (assigned: Assigned<Task>, progress: (progress: JobProgress) => void) => Promise<unknown>;

/**
 * Entry point of a `ChildProgram`: receives one task over IPC, replies with its result or error, and exits as soon as
 * the channel to the parent closes.
 */
export function serveProgram<Task>(work: Work<Task>): void {
  const tell = (message: ProgramMessage) => {
    // Ignores send errors, because this process ends anyway when the channel breaks.
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
  };
  process.once('disconnect', () => process.exit());
  // Ignores these signals, because terminals and service managers send them to the whole process group, but only the
  // parent may end this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('message', (assigned: Assigned<Task>) => {
    work(assigned, (progress) => tell({ progress })).then(
      (result) => tell({ result }),
      (error: Error & { code?: unknown }) => {
        const { name, message, stack, code } = error;
        tell({ error: { name, message, stack, code: typeof code === 'string' ? code : undefined } });
      },
    );
  });
}
