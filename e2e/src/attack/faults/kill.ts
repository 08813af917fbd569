import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningRedis } from '../../../../scripts/lib/redis.mjs';
import type { RunningStack } from '../../../../scripts/lib/stack.mjs';
import { diceOf } from '../dice';

export type Victim = 'server' | 'workers' | 'postgres' | 'redis';

/** Whom to kill, one after the other: everybody once before anybody twice. */
export function victimsOf(kills: number, seed: number, hasRedis: boolean): Victim[] {
  const all: Victim[] = ['server', 'workers', 'postgres', ...(hasRedis ? (['redis'] as const) : [])];
  const rounds = Array.from({ length: Math.ceil(kills / all.length) }, (_, round) => diceOf(seed, round).shuffle(all));
  return rounds.flat().slice(0, kills);
}

const LOOK_MS = 50;
const NEW_PROCESS_MS = 90_000;
/** How long Redis is away; whatever else is killed its supervisor starts again. */
const REDIS_AWAY_MS = 2_000;

export interface Killer {
  kill(victim: Victim): Promise<void>;
  stop(): Promise<void>;
}

/** Kills with SIGKILL what the product consists of, and starts Redis again. */
export function openKiller(
  stack: RunningStack,
  redis: { running: RunningRedis; again: () => Promise<RunningRedis> } | null,
): Killer {
  const killed = new Set<number>();
  let running = redis?.running ?? null;
  const killProduct = async (victim: Exclude<Victim, 'redis'>) => {
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
  return {
    async kill(victim) {
      if (victim !== 'redis') {
        await killProduct(victim);
        return;
      }
      if (!redis || !running) throw new Error('there is no Redis to kill');
      process.kill(running.pid, 'SIGKILL');
      await sleep(REDIS_AWAY_MS);
      running = await redis.again();
    },
    stop: async () => running?.stop(),
  };
}
