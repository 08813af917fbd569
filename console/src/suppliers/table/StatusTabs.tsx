import { MORE_THAN_WINDOW } from '@homologa/domain/catalog/list-window';
import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/catalog/status-words';
import type { SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import type { SupplierCountsResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Chip, Tab, Tabs } from '@mui/material';
import { memo, useCallback } from 'react';
import { useListContext } from 'react-admin';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { useLatest } from '../../shared/ui/hooks/use-latest';
import { type TableFilter, tabOf, withStatus } from '../filters/filter-model';
import { SUPPLIERS } from '../suppliers.texts';
import { useSupplierCounts } from './use-supplier-counts';

/** Inexact counts are rounded down to a multiple of this number. */
const ROUND = 500;

interface TabBarProps {
  statuses: readonly SupplierStatusFilter[];
  chosen: SupplierStatusFilter | false;
  counts: SupplierCountsResponse | undefined;
  onChoose: (status: SupplierStatusFilter) => void;
}

/** Memoized, because MUI measures the tabs after each rendering and thereby lays out the whole table once more. */
const TabBar = memo(function TabBar({ statuses, chosen, counts, onChoose }: TabBarProps) {
  const t = useText();
  const format = useFormat();
  const labelOf = (known: SupplierCountsResponse, tab: SupplierStatusFilter): string => {
    const count = known[tab];
    // Display an exact total without rounding: the server may know the total from its counters even if it has not
    // counted each status.
    if (!known.is_more || (tab === 'all' && count !== MORE_THAN_WINDOW)) return format.number(count);
    const atLeast = count - (count % ROUND);
    return atLeast > 0 ? `${format.number(atLeast)}+` : '…';
  };
  return (
    <Tabs
      value={chosen}
      onChange={(_, status: SupplierStatusFilter) => onChoose(status)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t(SUPPLIERS.statusTabs)}
    >
      {statuses.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          label={t(SUPPLIER_STATUS_WORDS[tab])}
          iconPosition="end"
          icon={counts && <Chip size="small" label={labelOf(counts, tab)} />}
        />
      ))}
    </Tabs>
  );
});

interface StatusTabsProps {
  statuses: readonly SupplierStatusFilter[];
  workflowId?: string;
}

export function StatusTabs({ statuses, workflowId }: StatusTabsProps) {
  const { filterValues, setFilters } = useListContext();
  const counts = useSupplierCounts(workflowId, filterValues as TableFilter);
  const choose = useLatest((status: SupplierStatusFilter) => setFilters(withStatus(filterValues, status)));
  return (
    <TabBar
      statuses={statuses}
      // No tab is selected if the URL contains other statuses; the list then shows them as chips.
      chosen={tabOf(filterValues, statuses) ?? false}
      counts={counts}
      onChoose={useCallback((status) => choose.current(status), [choose])}
    />
  );
}
