import type { SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import ClearIcon from '@mui/icons-material/FilterAltOffOutlined';
import FilterIcon from '@mui/icons-material/FilterAltOutlined';
import { Box, Button, Chip, IconButton, Tooltip } from '@mui/material';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../../shared/i18n/use-text';
import { afterPaint } from '../../shared/ui/after-paint';
import { lazyPart, useLoadAhead } from '../../shared/ui/states/lazy-part';
import { shownFilterCount, withoutShownFilters } from './filter-model';
import { FILTERS } from './filters.texts';

const FilterDialog = lazyPart(() => import('./FilterDialog'));
const NEXT = [FilterDialog];

interface FilterButtonProps {
  workflow?: WorkflowResponse;
  tabs: readonly SupplierStatusFilter[];
}

export function FilterButton({ workflow, tabs }: FilterButtonProps) {
  const t = useText();
  useLoadAhead(NEXT);
  const { filterValues, setFilters } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const count = shownFilterCount(filterValues, tabs);
  const isApplied = count > 0;
  const label = !isApplied ? FILTERS.filter : isPointedAt ? FILTERS.edit : FILTERS.applied;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Button
        startIcon={<FilterIcon />}
        variant={isApplied ? 'outlined' : 'text'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onMouseEnter={() => setPointedAt(true)}
        onMouseLeave={() => setPointedAt(false)}
        onFocus={({ currentTarget }) => setPointedAt(currentTarget.matches(':focus-visible'))}
        onBlur={() => setPointedAt(false)}
      >
        <Box component="span" sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
          {isApplied &&
            [FILTERS.applied, FILTERS.edit].map((words) => (
              <Box component="span" key={words.en} aria-hidden sx={{ visibility: 'hidden' }}>
                {t(words)}
              </Box>
            ))}
          <span>{t(label)}</span>
        </Box>
        {isApplied && (
          <Chip aria-hidden size="small" color="primary" label={count} sx={{ ml: 0.75, cursor: 'inherit' }} />
        )}
      </Button>
      {isApplied && (
        <Tooltip title={t(FILTERS.clear)}>
          <IconButton
            size="small"
            aria-label={t(FILTERS.clear)}
            onClick={() => setFilters(withoutShownFilters(filterValues, tabs))}
          >
            <ClearIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Suspense fallback={null}>
        {isOpen && (
          <FilterDialog
            workflow={workflow}
            tabs={tabs}
            filter={filterValues}
            onClose={() => setOpen(false)}
            onApply={(filter) => {
              setOpen(false);
              afterPaint(() => setFilters(filter));
            }}
          />
        )}
      </Suspense>
    </Box>
  );
}
