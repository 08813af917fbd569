import { type Actor, type Decision, isStaff } from '../identity/actor';

/** The verification desk: provider staff, and operators on the command line (reference 9.4). */
export const canUseDesk = (actor: Actor): Decision => (actor.kind === 'system' || isStaff(actor) ? 'allow' : 'deny');
