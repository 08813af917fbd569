import type { SupplierStatus } from '../../catalog/supplier-status';
import type { WorkflowStatus } from '../../catalog/workflow-status';
import type { WorkflowType } from '../../catalog/workflow-traits';

/** Reasons why a client cannot give a supplier another e-mail address. */
export const ADDRESS_REFUSALS = [
  'not_found',
  'workflow_not_active',
  'invitation_not_possible',
  'invitation_not_failed',
  'email_invalid',
  'email_unchanged',
  'email_suppressed',
  'email_shared',
] as const;
export type AddressRefusal = (typeof ADDRESS_REFUSALS)[number];

/** What may be wrong with the addresses themselves. */
export type AddressProblem = Extract<AddressRefusal, `email_${string}`>;

/** Number of suppliers whose addresses one call changes. */
export const ADDRESS_CHANGES_MAX = 100;
/** Number of addresses of one supplier. */
export const ADDRESSES_MAX = 20;
/** Number of suppliers that one list of undelivered invitations contains. */
export const UNDELIVERED_MAX = 10_000;

interface ReaddressedSupplier {
  status: SupplierStatus;
  accountId: string | null;
  invitationState: 'none' | 'queued' | 'sent' | 'failed';
  unconfirmedEmail: string | null;
  workflow: { status: WorkflowStatus; type: WorkflowType };
}

/**
 * Returns why the addresses of a supplier cannot be replaced, or null. Only a failed invitation may be redirected: a
 * delivered one has a reader, who hands it over (reference 7.21), and an account keeps the address that it proved. An
 * address that gets no mail any more would only fail again.
 */
export function addressRefusal(supplier: ReaddressedSupplier, problem: AddressProblem | null): AddressRefusal | null {
  const { status, accountId, invitationState, unconfirmedEmail, workflow } = supplier;
  if (workflow.status !== 'active') return 'workflow_not_active';
  const isOpen = status === 'pending' || status === 'in_progress';
  if (workflow.type !== 'onboarding' || !isOpen || accountId !== null || unconfirmedEmail !== null)
    return 'invitation_not_possible';
  if (invitationState !== 'failed') return 'invitation_not_failed';
  return problem;
}
