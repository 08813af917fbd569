import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
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
import { useCan, useCompany, useUser } from '../../shared/auth/use-can';
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
  type TableFilter,
  valuesOf,
  withoutFilters,
  withValues,
} from './filter-model';
import { optionsOf } from './filter-options';
import { FILTER_WORDS, FILTERS } from './filters.texts';
import { type FilterScope, offeredFilters } from './offered-filters';
import { useActiveWorkflows, useFilterNames } from './use-filter-names';

function useFilterScope(workflow: WorkflowResponse | undefined): FilterScope {
  const user = useUser();
  const seesLabels = useCan('see_labels');
  const products = useCompany()?.features.products ?? [];
  return {
    workflow: workflow
      ? {
          reportType: workflow.report_type,
          type: workflow.type,
          hasQuestionnaire: workflow.questionnaire.length > 0,
        }
      : null,
    products: products.filter(({ enabled }) => enabled).map(({ type }) => type),
    seesLabels,
    hasCompliance: user.compliance_enabled,
  };
}

interface FilterDialogProps {
  workflow?: WorkflowResponse;
  filter: TableFilter;
  onApply: (filter: TableFilter) => void;
  onClose: () => void;
}

export default function FilterDialog({ workflow, filter, onApply, onClose }: FilterDialogProps) {
  const t = useText();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [chosen, setChosen] = useState(filter);
  const [searched, setSearched] = useState('');
  const search = useDebounced(setSearched, SEARCH_DEBOUNCE);
  const scope = useFilterScope(workflow);
  const offered = offeredFilters(scope, chosen);
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
        // A supplier that waits for more than 30 days waits for more than 10 too: only the last choice counts.
        onChange={(next) => change(key, key === 'waiting_days' ? next.slice(-1) : next)}
        onSearch={searches[key]}
      />
    );
  };
  const days = offered.filter((key) => key.startsWith('created_'));
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth fullScreen={isPhone} aria-labelledby="filter-title">
      <DialogTitle id="filter-title">{t(FILTERS.title)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        {hidesRatings(chosen) && <Alert severity="info">{t(FILTERS.ratingsHidden)}</Alert>}
        {/* Space for the label of the first field. */}
        <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>{offered.filter((key) => !days.includes(key)).map(field)}</Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>{days.map(field)}</Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={() => setChosen(withoutFilters(chosen))}>{t(FILTERS.clear)}</Button>
        <Box sx={{ flex: 1 }} />
        <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
        <Button variant="contained" onClick={() => onApply(chosen)}>
          {t(FILTERS.apply)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
