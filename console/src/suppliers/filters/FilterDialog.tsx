import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/catalog/status-words';
import { SUPPLIER_STATUSES, type SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import type { Text } from '@homologa/web/texts/text';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useState } from 'react';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { useDebounced } from '../../shared/ui/hooks/use-debounced';
import { useIndustries, useStatistics } from '../statistics/use-statistics';
import { FilterField, MAX_SHOWN } from './FilterField';
import {
  dayOfBound,
  endOfDay,
  type FilterKey,
  hidesRatings,
  startOfDay,
  statusesOf,
  type TableFilter,
  valuesOf,
  withoutKeys,
  withoutShownFilters,
  withStatuses,
  withValues,
} from './filter-model';
import { optionsOf } from './filter-options';
import { FILTER_WORDS, FILTERS } from './filters.texts';
import { offeredFilters } from './offered-filters';
import { useActiveWorkflows, useFilterNames } from './use-filter-names';
import { useFilterScope } from './use-filter-scope';

const statusOptions = (t: Text) =>
  SUPPLIER_STATUSES.map((value) => ({ value, label: t(SUPPLIER_STATUS_WORDS[value]) }));

interface FilterDialogProps {
  workflow?: WorkflowResponse;
  tabs: readonly SupplierStatusFilter[];
  /** Restricts the dialog to these filters, such as the filters of one column. */
  only?: readonly (FilterKey | 'status')[];
  filter: TableFilter;
  onApply: (filter: TableFilter) => void;
  onClose: () => void;
}

export default function FilterDialog({ workflow, tabs, only, filter, onApply, onClose }: FilterDialogProps) {
  const t = useText();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [chosen, setChosen] = useState(filter);
  const [searched, setSearched] = useState('');
  const search = useDebounced(setSearched, SEARCH_DEBOUNCE);
  const scope = useFilterScope(workflow);
  const offered = offeredFilters(scope, chosen).filter((key) => !only || only.includes(key));
  const named = useFilterNames(valuesOf(filter, 'workflow_id'));
  const found = useActiveWorkflows(workflow ? null : searched);
  const names = { ...named, workflows: new Map([...found, ...named.workflows]) };
  const ids = workflow ? [workflow.id] : undefined;
  const { data: figures } = useStatistics(ids);
  const [industry, setIndustry] = useState('');
  const searchIndustries = useDebounced(setIndustry, SEARCH_DEBOUNCE);
  const { data: industries = [] } = useIndustries(ids, industry.trim());
  const searches: Partial<Record<FilterKey, (text: string) => void>> = {
    workflow_id: search,
    ...((industry !== '' || industries.length > MAX_SHOWN) && { industry: searchIndustries }),
  };
  const statistics = figures && { ...figures, industry: industries };
  const change = (key: FilterKey, values: readonly string[]) => setChosen((now) => withValues(now, key, values));
  const field = (key: FilterKey) => {
    const name = t(FILTER_WORDS[key]);
    const values = valuesOf(chosen, key);
    if (key === 'created_from' || key === 'created_to') {
      const bound = key === 'created_from' ? startOfDay : endOfDay;
      return (
        <TextField
          key={key}
          type="date"
          label={name}
          value={dayOfBound(key, values[0] ?? '')}
          onChange={({ target }) => change(key, target.value ? [bound(target.value)] : [])}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      );
    }
    return (
      <FilterField
        key={key}
        name={name}
        options={optionsOf(key, values, names, statistics)}
        chosen={values}
        // Keep only the last chosen waiting time, because waiting times overlap: more than 30 days includes more than
        // 10 days.
        onChange={(next) => change(key, key === 'waiting_days' ? next.slice(-1) : next)}
        onSearch={searches[key]}
      />
    );
  };
  // The status filter is omitted where the list's tabs cover every status.
  const hasStatuses = (!only || only.includes('status')) && SUPPLIER_STATUSES.some((status) => !tabs.includes(status));
  const days = offered.filter((key) => key.startsWith('created_'));
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth fullScreen={isPhone} aria-labelledby="filter-title">
      <DialogTitle id="filter-title">{t(FILTERS.title)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        {!only && hidesRatings(chosen) && <Alert severity="info">{t(FILTERS.ratingsHidden)}</Alert>}
        {/* Adds space for the floating label of the first field. */}
        <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          {hasStatuses && (
            <FilterField
              name={t(FILTER_WORDS.status)}
              options={statusOptions(t)}
              chosen={statusesOf(chosen)}
              onChange={(statuses) => setChosen((now) => withStatuses(now, statuses))}
            />
          )}
          {offered.filter((key) => !days.includes(key)).map(field)}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>{days.map(field)}</Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={() => setChosen(only ? withoutKeys(chosen, only) : withoutShownFilters(chosen, tabs))}>
          {t(FILTERS.clear)}
        </Button>
        <Box sx={{ flex: 1 }} />
        <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
        <Button variant="contained" onClick={() => onApply(chosen)}>
          {t(FILTERS.apply)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
