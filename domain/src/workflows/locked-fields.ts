import type { WorkflowStatus } from '../catalog/workflow-status';
import type { WorkflowPayment, WorkflowTraits } from '../catalog/workflow-traits';
import { type Violation, violation } from '../errors/error-codes';

export interface LockableFields extends WorkflowTraits {
  payment: WorkflowPayment;
  status: WorkflowStatus;
}

const WIRE_NAMES: Readonly<Record<keyof LockableFields, string>> = {
  type: 'type',
  product: 'product',
  reportType: 'report_type',
  payment: 'payment',
  status: 'status',
};

/**
 * Reports locked fields that an update would change. Type, product, report type and payment are locked after the
 * launch. The status is always locked, because only launching and closing a workflow change it (reference 3.8).
 * Unchanged values are accepted.
 */
export function checkLockedFields(
  stored: LockableFields,
  asked: { [Field in keyof LockableFields]?: LockableFields[Field] | null },
): Violation[] {
  return (Object.keys(WIRE_NAMES) as (keyof LockableFields)[])
    .filter((field) => field === 'status' || stored.status !== 'draft')
    .filter((field) => asked[field] != null && asked[field] !== stored[field])
    .map((field) => violation('workflow_field_locked', WIRE_NAMES[field]));
}
