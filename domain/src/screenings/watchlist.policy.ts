import { type Actor, type Decision, isStaff } from '../identity/actor';

/** Watchlists are the provider's: its staff, its operators and the workers see and change them. */
export const canManageWatchlists = (actor: Actor): Decision =>
  isStaff(actor) || actor.kind === 'system' ? 'allow' : 'deny';
