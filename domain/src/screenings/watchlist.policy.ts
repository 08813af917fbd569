import { type Actor, type Decision, isStaff } from '../identity/actor';

export const canManageWatchlists = (actor: Actor): Decision =>
  isStaff(actor) || actor.kind === 'system' ? 'allow' : 'deny';
