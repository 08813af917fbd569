import type { SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import type { WorkflowType } from '@homologa/domain/catalog/workflow-traits';
import type { BulkAction } from '@homologa/domain/suppliers/bulk/bulk-actions';

export type OfferedAction = Exclude<BulkAction, 'add_labels' | 'remove_labels'> | 'labels';

type Workflow = { status: WorkflowStatus; type: WorkflowType };

const TABS: Readonly<Record<OfferedAction, readonly SupplierStatusFilter[]>> = {
  remind: ['all', 'pending', 'in_progress'],
  invite_again: ['all', 'pending', 'in_progress'],
  labels: ['all', 'pending', 'in_progress', 'completed', 'archived'],
  archive: ['all', 'completed'],
  unarchive: ['all', 'archived'],
  decide: ['all', 'pending', 'in_progress', 'completed', 'archived'],
  screen: ['all', 'completed'],
  delete: ['all', 'pending'],
};

/**
 * Returns the actions that could change suppliers of this tab, for one workflow or for all active workflows. Reminders
 * and repeated invitations require an active onboarding workflow; all other actions depend only on the suppliers.
 */
export function offeredActions(tab: SupplierStatusFilter, workflow?: Workflow): OfferedAction[] {
  const mayMail = !workflow || (workflow.status === 'active' && workflow.type === 'onboarding');
  return (Object.keys(TABS) as OfferedAction[]).filter(
    (action) => TABS[action].includes(tab) && (mayMail || (action !== 'remind' && action !== 'invite_again')),
  );
}
