import { type Actor, type Decision, isStaff } from '../identity/actor';

/** The verification desk is for provider staff, and for operators at the command line (reference 9.4). */
export const canUseDesk = (actor: Actor): Decision => (actor.kind === 'system' || isStaff(actor) ? 'allow' : 'deny');
