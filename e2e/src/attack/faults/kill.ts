import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningStack } from '../../../../scripts/lib/product/stack';
import { diceOf } from '../dice';
import type { QueueServer } from './queue';

export type Victim = 'server' | 'workers' | 'postgres' | 'redis';

export function victimsOf(kills: number, seed: number, hasRedis: boolean): Victim[] {
  const all: Victim[] = ['server', 'workers', 'postgres', ...(hasRedis ? (['redis'] as const) : [])];
  const rounds = Array.from({ length: Math.ceil(kills / all.length) }, (_, round) => diceOf(seed, round).shuffle(all));
  return rounds.flat().slice(0, kills);
}

const LOOK_MS = 50;
const NEW_PROCESS_MS = 90_000;
export function openKiller(stack: RunningStack, queue: QueueServer): (victim: Victim) => Promise<void> {
  const killed = new Set<number>();
  return async (victim) => {
    if (victim === 'redis') {
      await queue.kill();
      return;
    }
    const until = performance.now() + NEW_PROCESS_MS;
    for (;;) {
      const pid = stack.pids()[victim];
      if (pid !== null && !killed.has(pid)) {
        process.kill(pid, 'SIGKILL');
        killed.add(pid);
        return;
      }
      if (performance.now() > until) throw new Error(`${victim} was not started again`);
      await sleep(LOOK_MS);
    }
  };
}
