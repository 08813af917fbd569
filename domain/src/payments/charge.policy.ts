import { type Actor, type Decision, staffOrSystemMay } from '../identity/actor';

export const canCheckPayments = (actor: Actor): Decision => staffOrSystemMay(actor, 'payments');
