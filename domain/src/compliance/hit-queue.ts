import type { HitState } from '../screenings/screening-rules';

/** Parts of the hit queue: undecided, awaiting a second person, decided. */
export const HIT_QUEUES = ['open', 'proposed', 'settled'] as const;
export type HitQueue = (typeof HIT_QUEUES)[number];

/** Maps the state of a hit to its part of the queue. The indexes on the table "ScreeningHit" must repeat this rule. */
export const hitQueueOf = (state: HitState): HitQueue =>
  state === 'undecided' ? 'open' : state === 'proposed' ? 'proposed' : 'settled';

/** Filter by the author of a proposal: the caller, or another person, whose proposal the caller may confirm. */
export const PROPOSERS = ['me', 'others'] as const;
export type Proposer = (typeof PROPOSERS)[number];
