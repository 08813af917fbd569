import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import type { ChartTarget } from '../../shared/charts/chart-rows';

/** The address of the suppliers that a filter leaves: of one workflow, or of all active ones. */
function suppliersLink(filter: SupplierListFilter, workflowId?: string): string {
  const path = workflowId ? `/workflows/${workflowId}/suppliers` : '/suppliers';
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** A workflow that figures are over. */
export interface ScopeWorkflow {
  id: string;
  title: string;
  status: WorkflowStatus;
}

/** What figures are over: the workflows that were chosen, or all active ones. */
export type StatisticScope = 'all' | readonly ScopeWorkflow[];

/**
 * The lists that show the suppliers of a group. The list of all suppliers knows active workflows only, so that a
 * closed one leads to its own tab; where active and closed ones are mixed, the reader is asked which.
 */
export function supplierTargets(
  filter: SupplierListFilter,
  scope: StatisticScope,
  activeLabel: (count: number) => string,
): ChartTarget[] {
  if (scope === 'all') return [{ label: activeLabel(0), to: suppliersLink(filter) }];
  const active = scope.filter(({ status }) => status === 'active');
  const own = ({ id, title }: ScopeWorkflow): ChartTarget => ({ label: title, to: suppliersLink(filter, id) });
  const together: ChartTarget[] =
    active.length > 1
      ? [
          {
            label: activeLabel(active.length),
            to: suppliersLink({ ...filter, workflow_id: active.map(({ id }) => id) }),
          },
        ]
      : active.map(own);
  return [...together, ...scope.filter(({ status }) => status !== 'active').map(own)];
}
