import { isActingAsOther } from '../accounts/account.policy';
import { type Actor, isCompanyAdminOf, isMemberOf } from '../identity/actor';
import { isHitNeed, type Need } from './needs';

interface NeedsCompany {
  companyId: string;
  isComplianceEnabled: boolean;
}

/**
 * Kinds of items on which every member can act: flags and notes on answers are open to all members (reference 1.2).
 * Decisions, hits, phone numbers, invitations, reminders and due dates are reserved for company admins.
 */
const OF_MEMBERS: readonly Need[] = ['answered'];

/** Permits only kinds of items on which the actor may act. Without the CFR product, no user can decide hits. */
export const canMeetNeed = (actor: Actor, need: Need, { companyId, isComplianceEnabled }: NeedsCompany): boolean =>
  (isCompanyAdminOf(actor, companyId) || (isMemberOf(actor, companyId) && OF_MEMBERS.includes(need))) &&
  (isComplianceEnabled || !isHitNeed(need)) &&
  !(need === 'rules' && isActingAsOther(actor));
