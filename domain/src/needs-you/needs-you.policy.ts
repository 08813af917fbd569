import { type Actor, isCompanyAdminOf, isMemberOf } from '../identity/actor';
import { isHitNeed, type Need } from './needs';

interface NeedsCompany {
  companyId: string;
  isComplianceEnabled: boolean;
}

/**
 * Kinds that every member can settle: flags and notes on answers are open to all members (reference 1.2). Decisions,
 * hits, phone numbers, invitations, reminders and due dates belong to company admins.
 */
const OF_MEMBERS: readonly Need[] = ['answered'];

/** A person's numbers hold only what that person may do; without the CFR product nobody may decide on hits. */
export const canMeetNeed = (actor: Actor, need: Need, { companyId, isComplianceEnabled }: NeedsCompany): boolean =>
  (isCompanyAdminOf(actor, companyId) || (isMemberOf(actor, companyId) && OF_MEMBERS.includes(need))) &&
  (isComplianceEnabled || !isHitNeed(need));
