import { SUPPLIER_STATUSES, type SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { Box, Card } from '@mui/material';
import { type ReactNode, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../../shared/i18n/use-text';
import { ListPagination } from '../../shared/lists/ListPagination';
import { ListTable } from '../../shared/lists/ListTable';
import { PromptFilters } from '../../shared/lists/PromptFilters';
import { RowList } from '../../shared/lists/RowList';
import { afterPaint } from '../../shared/ui/after-paint';
import { lazyPart } from '../../shared/ui/states/lazy-part';
import { BulkBar } from '../bulk/BulkBar';
import { RemindMatching } from '../bulk/RemindMatching';
import { SelectPage, SelectSupplier } from '../bulk/SelectBoxes';
import { SelectionProvider, useSelection } from '../bulk/SelectionProvider';
import { DecisionDialog } from '../decision/DecisionDialog';
import { FilterChips } from '../filters/FilterChips';
import { SupplierPeek } from '../peek/SupplierPeek';
import { OpenView, useAskedView } from '../views/OpenView';
import { useKeepWalk } from '../walk/use-walk';
import { CorrectAddresses } from './CorrectAddresses';
import { EmptyTable } from './EmptyTable';
import { type ColumnFilter, useHeadingTools } from './head/use-heading-tools';
import { SortSelect } from './SortSelect';
import { StatusTabs } from './StatusTabs';
import { SupplierCards } from './SupplierCards';
import { SuppliersToolbar } from './SuppliersToolbar';
import { TABLE } from './table.texts';
import { ScoredTable, useColumns } from './use-columns';
import { DensityProvider, useDensity, useRememberedDensity } from './use-density';
import { useTableColumns } from './use-table-columns';

const FilterDialog = lazyPart(() => import('../filters/FilterDialog'));

const selectBox = (supplier: SupplierRow, isSelected: boolean): ReactNode => (
  <SelectSupplier supplier={supplier} isSelected={isSelected} />
);

interface RowsProps {
  workflow?: WorkflowResponse;
  tabs: readonly SupplierStatusFilter[];
}

function Rows({ workflow, tabs }: RowsProps) {
  const t = useText();
  useKeepWalk(workflow?.id ?? null);
  const { isCompact } = useDensity();
  const { shown, all } = useColumns(workflow !== undefined);
  const columns = useTableColumns(shown, workflow);
  const selection = useSelection();
  const { filterValues, setFilters } = useListContext();
  const [asked, setAsked] = useState<readonly ColumnFilter[] | null>(null);
  // The supplier as it was when its decision was opened: its row may leave the list, or the list fail, at any refetch,
  // and the dialog must keep the typed reason and decide on no other supplier.
  const [decided, setDecided] = useState<SupplierRow | null>(null);
  const hasStatusFilter = SUPPLIER_STATUSES.some((status) => !tabs.includes(status));
  const tools = useHeadingTools(workflow, hasStatusFilter, setAsked);
  const leading = selection
    ? { head: <SelectPage />, cell: selectBox, isSelected: ({ id }: SupplierRow) => selection.isSelected(id) }
    : undefined;
  return (
    <>
      <ListTable
        isWide
        isCompact={isCompact}
        label={t(TABLE.label)}
        columns={columns}
        leading={leading}
        tools={tools}
        renderPeek={(supplier, close) => (
          <SupplierPeek supplier={supplier} columns={all} onDecide={() => setDecided(supplier)} onClose={close} />
        )}
        empty={<EmptyTable workflow={workflow} />}
        forbidden={t(TABLE.forbidden)}
        renderCards={(suppliers) => (
          <>
            <SortSelect columns={shown} />
            <SupplierCards columns={shown} suppliers={suppliers} leading={leading} />
          </>
        )}
      />
      {decided && <DecisionDialog key={decided.id} supplier={decided} onClose={() => setDecided(null)} />}
      <Suspense fallback={null}>
        {asked && (
          <FilterDialog
            workflow={workflow}
            tabs={tabs}
            only={asked}
            filter={filterValues}
            onClose={() => setAsked(null)}
            onApply={(filter) => {
              setAsked(null);
              afterPaint(() => setFilters(filter));
            }}
          />
        )}
      </Suspense>
    </>
  );
}

interface SupplierTableProps {
  workflow?: WorkflowResponse;
  tabs: readonly SupplierStatusFilter[];
  actions?: ReactNode;
}

export function SupplierTable(props: SupplierTableProps) {
  return (
    <ScoredTable value={props.workflow?.scoring != null}>
      <SupplierRows {...props} />
    </ScoredTable>
  );
}

function SupplierRows({ workflow, tabs, actions }: SupplierTableProps) {
  const density = useRememberedDensity();
  const asked = useAskedView();
  if (asked) return <OpenView key={asked.id} view={asked} workflowId={workflow?.id ?? null} />;
  return (
    <RowList<SupplierRow>
      key={workflow?.id ?? 'all'}
      resource="suppliers"
      meta={{ workflowId: workflow?.id }}
      storeKey={false}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
    >
      <PromptFilters>
        <DensityProvider value={density}>
          <SuppliersToolbar workflow={workflow} tabs={tabs}>
            {actions}
          </SuppliersToolbar>
          <StatusTabs statuses={tabs} workflowId={workflow?.id} />
          <Box sx={{ height: 12 }} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <FilterChips tabs={tabs} />
            <RemindMatching workflow={workflow} />
            <CorrectAddresses workflow={workflow} />
          </Box>
          <SelectionProvider>
            <Card>
              <Rows workflow={workflow} tabs={tabs} />
              <ListPagination />
            </Card>
            <BulkBar workflowId={workflow?.id} />
          </SelectionProvider>
        </DensityProvider>
      </PromptFilters>
    </RowList>
  );
}
