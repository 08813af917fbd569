import type { SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import { Box, Button, Chip } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../../shared/i18n/use-text';
import { chipsOf, type FilterChip, valuesOf, withoutChip, withoutShownFilters } from './filter-model';
import { valueLabel } from './filter-options';
import { FILTER_WORDS, FILTERS } from './filters.texts';
import { useFilterNames } from './use-filter-names';

export function FilterChips({ tabs }: { tabs: readonly SupplierStatusFilter[] }) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const names = useFilterNames(valuesOf(filterValues, 'workflow_id'));
  const chips = chipsOf(filterValues, tabs);
  if (chips.length === 0) return null;
  const remove = (chip: FilterChip) => setFilters(withoutChip(filterValues, chip));
  return (
    <Box role="group" aria-label={t(FILTERS.chips)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.5 }}>
      {chips.map((chip) => {
        const words = { name: t(FILTER_WORDS[chip.key]), value: valueLabel(chip, names) };
        const color = chip.key === 'tags' ? names.labels[chip.value]?.color : undefined;
        return (
          <Chip
            key={`${chip.key}:${chip.value}`}
            label={t(FILTERS.chip, words)}
            title={t(FILTERS.chip, words)}
            aria-label={t(FILTERS.remove, words)}
            onClick={() => remove(chip)}
            onDelete={() => remove(chip)}
            sx={{ maxWidth: 320, ...(color ? { borderLeft: `6px solid ${color}` } : {}) }}
          />
        );
      })}
      {chips.length > 1 && (
        <Button size="small" onClick={() => setFilters(withoutShownFilters(filterValues, tabs))}>
          {t(FILTERS.clear)}
        </Button>
      )}
    </Box>
  );
}
