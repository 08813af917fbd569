import { type Actor, type Decision, isStaff } from '../identity/actor';

/** Watchlists belong to the provider: its staff, its operators and the workers see and change them. */
export const canManageWatchlists = (actor: Actor): Decision =>
  isStaff(actor) || actor.kind === 'system' ? 'allow' : 'deny';
