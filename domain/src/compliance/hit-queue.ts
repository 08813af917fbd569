import type { HitState } from '../screenings/screening-rules';

/** Parts of the queue of hits: undecided, awaiting a second person, decided. */
export const HIT_QUEUES = ['open', 'proposed', 'settled'] as const;
export type HitQueue = (typeof HIT_QUEUES)[number];

/** The database indexes of "ScreeningHit" repeat this rule. */
export const hitQueueOf = (state: HitState): HitQueue =>
  state === 'undecided' ? 'open' : state === 'proposed' ? 'proposed' : 'settled';

/** Who made the proposals: the caller, or people whose proposals the caller may confirm. */
export const PROPOSERS = ['me', 'others'] as const;
export type Proposer = (typeof PROPOSERS)[number];
