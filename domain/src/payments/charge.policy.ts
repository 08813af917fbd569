import { type Actor, type Decision, isStaff } from '../identity/actor';

/** Payments of suppliers are checked by the provider's staff, and by operators at the command line (reference 8.17). */
export const canCheckPayments = (actor: Actor): Decision =>
  actor.kind === 'system' || isStaff(actor) ? 'allow' : 'deny';
