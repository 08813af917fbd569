import { type Actor, type Decision, isStaff } from '../identity/actor';

/** The verification desk is for provider staff, and for operators at the command line (decisions.md sections 2 and 5). */
export const canUseDesk = (actor: Actor): Decision => (actor.kind === 'system' || isStaff(actor) ? 'allow' : 'deny');
