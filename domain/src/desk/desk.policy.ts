import { type Actor, type Decision, staffOrSystemMay } from '../identity/actor';

export const canUseDesk = (actor: Actor): Decision => staffOrSystemMay(actor, 'desk');
