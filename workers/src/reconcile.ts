import type { Composition } from '@homologa/core/compose';

interface Chore {
  name: string;
  /** Milliseconds from the end of one run of the task to the start of its next run. */
  everyMs: number;
  run(): Promise<unknown>;
}

interface Reconciler {
  stop(): Promise<void>;
}

/**
 * Runs each periodic task in its own loop and never concurrently with itself. A failed run is logged and repeated at
 * the next interval; a hanging task does not block the others.
 */
export function startReconciler(chores: readonly Chore[], warn: Composition['warn']): Reconciler {
  const loops = chores.map((chore) => repeat(chore, warn));
  return {
    async stop() {
      await Promise.all(loops.map((stop) => stop()));
    },
  };
}

function repeat(chore: Chore, warn: Composition['warn']): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    try {
      await chore.run();
    } catch (error) {
      warn({ err: error, chore: chore.name }, 'chore failed, tried again later');
    }
    if (stopped) return;
    timer = setTimeout(() => {
      current = run();
    }, chore.everyMs);
  };
  let current = run();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await current;
  };
}
