import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import type { ChartTarget } from '../../shared/charts/chart-rows';

function suppliersLink(filter: SupplierListFilter, workflowId?: string): string {
  const path = workflowId ? `/workflows/${workflowId}/suppliers` : '/suppliers';
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

export interface ScopeWorkflow {
  id: string;
  title: string;
  status: WorkflowStatus;
}

export type StatisticScope = 'all' | readonly ScopeWorkflow[];

/**
 * Returns links to the suppliers of a group. The list of all suppliers contains active workflows only, so each closed
 * workflow gets its own link. If there are several links, the user chooses one.
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
