import type { Composition } from '@homologa/core/kernel/compose';

interface Chore {
  name: string;
  /** Pause between the end of one run and the beginning of the next. */
  everyMs: number;
  run(): Promise<unknown>;
}

interface Reconciler {
  /** Waits for the runs under way; no other begins. */
  stop(): Promise<void>;
}

/**
 * Repeats chores, each in its own time and none twice at once. One that fails is logged and tried again in its
 * turn; one that hangs holds up no other.
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
