import { type Actor, type Decision, staffOrSystemMay } from '../identity/actor';

export const canManageWatchlists = (actor: Actor): Decision => staffOrSystemMay(actor, 'watchlists');
