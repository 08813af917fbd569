import type { HitState } from '../screenings/screening-rules';

/** Parts of the hit queue: undecided, awaiting a second person, decided. */
export const HIT_QUEUES = ['open', 'proposed', 'settled'] as const;
export type HitQueue = (typeof HIT_QUEUES)[number];

/** Maps a hit's state to its part of the queue. The database indexes on "ScreeningHit" must repeat this rule. */
export const hitQueueOf = (state: HitState): HitQueue =>
  state === 'undecided' ? 'open' : state === 'proposed' ? 'proposed' : 'settled';

/** Filter by the proposals' author: the caller, or other people, whose proposals the caller may confirm. */
export const PROPOSERS = ['me', 'others'] as const;
export type Proposer = (typeof PROPOSERS)[number];
