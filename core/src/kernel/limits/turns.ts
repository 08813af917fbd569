import { DomainError } from '@homologa/domain/errors/domain-error';

interface TurnLimits {
  /** Works at a time, of which one of each company. */
  concurrency: number;
  maxWaitMs: number;
  /** Works of one caller that may wait at a time. */
  maxWaitingOfOne: number;
  maxWaiting: number;
  /** Seconds after which who was rejected may come again. */
  retryAfter: number;
}

/** Whose work it is. */
export interface TurnOwner {
  /** The company on whose behalf it is done; null for the provider's own. */
  companyId: string | null;
  /** Supplier or company: who calls. */
  caller: string;
}

interface Turn {
  owner: TurnOwner;
  begin: () => void;
}

/**
 * Runs heavy work of requests in turns: next is the company, and of it the caller, that had none for the longest time, so
 * that whoever sends much waits for the own work and others for little of it. Throws `rate_limited` if too much is
 * waiting, or if the turn does not come in time: whoever has given up must not hold up others.
 */
export function createTurns({ concurrency, maxWaitMs, maxWaitingOfOne, maxWaiting, retryAfter }: TurnLimits) {
  const running = new Set<Turn>();
  const waiting = new Set<Turn>();
  /** When each company and caller had its last turn, as long as it has work here. */
  const served = new Map<string, number>();
  let turns = 0;
  const companyOf = ({ owner }: Turn): string => `company ${owner.companyId ?? ''}`;
  const callerOf = ({ owner }: Turn): string => `caller ${owner.caller}`;
  const lastOf = (turn: Turn): [number, number] => [served.get(companyOf(turn)) ?? 0, served.get(callerOf(turn)) ?? 0];
  const isFree = (turn: Turn): boolean => ![...running].some((other) => companyOf(other) === companyOf(turn));
  const beginNext = (): void => {
    if (running.size >= concurrency) return;
    const [next] = [...waiting].filter(isFree).toSorted((one, other) => {
      const [company, caller] = lastOf(one);
      const [otherCompany, otherCaller] = lastOf(other);
      return company - otherCompany || caller - otherCaller;
    });
    if (!next) return;
    waiting.delete(next);
    running.add(next);
    turns += 1;
    served.set(companyOf(next), turns).set(callerOf(next), turns);
    next.begin();
  };
  const forget = (): void => {
    const known = new Set([...running, ...waiting].flatMap((turn) => [companyOf(turn), callerOf(turn)]));
    for (const name of served.keys()) if (!known.has(name)) served.delete(name);
  };
  const tooMany = () => new DomainError('rate_limited', { extra: { retry_after: retryAfter } });
  const isTooMany = (caller: string): boolean =>
    waiting.size >= maxWaiting || [...waiting].filter(({ owner }) => owner.caller === caller).length >= maxWaitingOfOne;
  return async <T>(owner: TurnOwner, work: () => Promise<T>): Promise<T> => {
    if (isTooMany(owner.caller)) throw tooMany();
    const turn: Turn = { owner, begin: () => undefined };
    try {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(turn);
          reject(tooMany());
        }, maxWaitMs);
        turn.begin = () => {
          clearTimeout(timer);
          resolve();
        };
        waiting.add(turn);
        beginNext();
      });
      return await work();
    } finally {
      running.delete(turn);
      forget();
      beginNext();
    }
  };
}
