export const WORKFLOW_STATUSES = ['draft', 'active', 'closed'] as const;
export type WorkflowStatus = (typeof WORKFLOW_STATUSES)[number];

type WorkflowAction = 'launch' | 'close' | 'delete' | 'edit' | 'clone' | 'add_suppliers';

const ALLOWED: Readonly<Record<WorkflowAction, readonly WorkflowStatus[]>> = {
  launch: ['draft'],
  close: ['active'],
  delete: ['draft'],
  edit: ['draft', 'active'],
  clone: WORKFLOW_STATUSES,
  add_suppliers: ['draft', 'active'],
};

export const statusAllows = (status: WorkflowStatus, action: WorkflowAction): boolean =>
  ALLOWED[action].includes(status);

/** Returns the error code (HTTP status 409) if the workflow's status forbids the action, otherwise null. */
export function statusRefusal(
  status: WorkflowStatus,
  action: WorkflowAction,
): 'workflow_not_draft' | 'workflow_closed' | 'workflow_not_active' | null {
  if (statusAllows(status, action)) return null;
  if (status === 'closed') return 'workflow_closed';
  return action === 'close' ? 'workflow_not_active' : 'workflow_not_draft';
}
