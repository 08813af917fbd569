import { MORE_THAN_WINDOW } from '@homologa/domain/catalog/list-window';
import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/catalog/status-words';
import type { SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import type { SupplierCountsResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Chip, Tab, Tabs } from '@mui/material';
import { useListContext } from 'react-admin';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { type TableFilter, tabOf, withStatus } from '../filters/filter-model';
import { SUPPLIERS } from '../suppliers.texts';
import { useSupplierCounts } from './use-supplier-counts';

/** Inexact counts are rounded down to a multiple of this number. */
const ROUND = 500;

interface StatusTabsProps {
  statuses: readonly SupplierStatusFilter[];
  workflowId?: string;
}

export function StatusTabs({ statuses, workflowId }: StatusTabsProps) {
  const t = useText();
  const format = useFormat();
  const { filterValues, setFilters } = useListContext();
  const counts = useSupplierCounts(workflowId, filterValues as TableFilter);
  const labelOf = (known: SupplierCountsResponse, tab: SupplierStatusFilter): string => {
    const count = known[tab];
    // Display the total in full if it is exact: the server may know the total from its counters even if it did not
    // count each status.
    if (!known.is_more || (tab === 'all' && count !== MORE_THAN_WINDOW)) return format.number(count);
    const atLeast = count - (count % ROUND);
    return atLeast > 0 ? `${format.number(atLeast)}+` : '…';
  };
  return (
    <Tabs
      // No tab is selected if the address contains other statuses, which are shown as chips.
      value={tabOf(filterValues, statuses) ?? false}
      onChange={(_, status: SupplierStatusFilter) => setFilters(withStatus(filterValues, status))}
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
}
