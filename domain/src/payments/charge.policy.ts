import { type Actor, type Decision, isStaff } from '../identity/actor';

/** The provider's staff, and operators on the command line, check suppliers' payments (reference 8.17). */
export const canCheckPayments = (actor: Actor): Decision =>
  actor.kind === 'system' || isStaff(actor) ? 'allow' : 'deny';
