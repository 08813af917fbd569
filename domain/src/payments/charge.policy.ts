import { type Actor, type Decision, isStaff } from '../identity/actor';

export const canCheckPayments = (actor: Actor): Decision =>
  actor.kind === 'system' || isStaff(actor) ? 'allow' : 'deny';
