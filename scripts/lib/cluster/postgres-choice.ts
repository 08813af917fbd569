/** What the supervisor of the two PostgreSQL servers has seen. */
export interface PairFacts {
  /** Looks in a row at which the primary did not answer. */
  primaryMisses: number;
  /** Looks in a row at which the primary had no standby that received its log. */
  standbyMisses: number;
  /** Whether the primary waits for the standby before it acknowledges a commit, and the standby has everything. */
  isSynchronous: boolean;
}

export type Act =
  | 'wait'
  /** Fence the primary and make the standby the primary. */
  | 'promote'
  /** Start the primary again, because its standby may lack acknowledged commits. */
  | 'restart'
  /** Stop waiting for a standby that is gone, so that commits go on. */
  | 'go-on-alone'
  /** Copy the primary and start the copy as its standby. */
  | 'rebuild'
  /** Wait for the standby at each commit from here. */
  | 'synchronise';

export const PATIENCE = 3;

/**
 * Decides as Patroni's synchronous mode does: a standby is promoted only if it has every acknowledged commit, and a
 * primary whose standby is gone goes on alone.
 */
export function chooseAct({ primaryMisses, standbyMisses, isSynchronous }: PairFacts): Act {
  if (primaryMisses >= PATIENCE) return isSynchronous ? 'promote' : 'restart';
  if (primaryMisses > 0) return 'wait';
  if (standbyMisses === 0) return isSynchronous ? 'wait' : 'synchronise';
  if (standbyMisses < PATIENCE) return 'wait';
  return isSynchronous ? 'go-on-alone' : 'rebuild';
}
