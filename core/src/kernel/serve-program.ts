import type { JobProgress } from './jobs/define-job';
import type { Assigned, ProgramMessage } from './ports/child-program';

type Work<Task> = (assigned: Assigned<Task>, progress: (progress: JobProgress) => void) => Promise<unknown>;

/**
 * The first line of a program that does one task for the process that started it (`ChildProgram`): takes the task,
 * answers what comes of it and ends when the line to that process does, however it was cut.
 */
export function serveProgram<Task>(work: Work<Task>): void {
  const tell = (message: ProgramMessage) => {
    // A line that was cut ends this process in any case.
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
  };
  process.once('disconnect', () => process.exit());
  // A terminal and a service manager tell the whole group of processes: when this one ends is its parent's to say.
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
