import { SUPPLIER_STATUSES, type SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  InputAdornment,
  TextField,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useMemo, useState } from 'react';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { FilterGroups } from './FilterGroups';
import { groupFilters } from './filter-groups';
import { type FilterKey, hidesRatings, type TableFilter, withoutKeys, withoutShownFilters } from './filter-model';
import { FILTER_WORDS, FILTERS } from './filters.texts';
import { offeredFilters } from './offered-filters';
import { useFilterScope } from './use-filter-scope';

interface FilterDialogProps {
  workflow?: WorkflowResponse;
  tabs: readonly SupplierStatusFilter[];
  /** Restricts the dialog to these filters, such as the filters of one column. */
  only?: readonly (FilterKey | 'status')[];
  filter: TableFilter;
  onApply: (filter: TableFilter) => void;
  onClose: () => void;
}

/** Height of the whole dialog: it must not move while its groups appear and while they are searched. */
const FULL_HEIGHT = 'min(760px, calc(100% - 64px))';

export default function FilterDialog({ workflow, tabs, only, filter, onApply, onClose }: FilterDialogProps) {
  const t = useText();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [chosen, setChosen] = useState(filter);
  const [typed, setTyped] = useState('');
  const scope = useFilterScope(workflow);
  // The status filter is omitted where the list's tabs cover every status.
  const hasStatuses = SUPPLIER_STATUSES.some((status) => !tabs.includes(status));
  const offered = [...(hasStatuses ? ['status' as const] : []), ...offeredFilters(scope, chosen)];
  const groups = groupFilters(
    offered.filter((key) => !only || only.includes(key)),
    typed,
    (key) => t(FILTER_WORDS[key]),
  );
  const workflowId = workflow?.id;
  const ids = useMemo(() => (workflowId ? [workflowId] : undefined), [workflowId]);
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={only ? 'sm' : 'md'}
      fullWidth
      fullScreen={isPhone}
      aria-labelledby="filter-title"
      slotProps={only || isPhone ? undefined : { paper: { sx: { height: FULL_HEIGHT } } }}
    >
      <DialogTitle id="filter-title">{t(FILTERS.title)}</DialogTitle>
      {!only && (
        <Box sx={{ px: 3, pb: 2 }}>
          <TextField
            type="search"
            fullWidth
            size="small"
            autoFocus={!isPhone}
            value={typed}
            placeholder={t(FILTERS.find)}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{
              htmlInput: { 'aria-label': t(FILTERS.find) },
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
              },
            }}
          />
        </Box>
      )}
      <DialogContent dividers={!only} sx={{ display: 'grid', gap: 3, alignContent: 'start', pt: 2 }}>
        {!only && hidesRatings(chosen) && <Alert severity="info">{t(FILTERS.ratingsHidden)}</Alert>}
        <FilterGroups groups={groups} isPlain={only !== undefined} ids={ids} chosen={chosen} onChange={setChosen} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
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
