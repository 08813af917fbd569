import type { Words } from '@homologa/domain/language/locales';
import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import { Autocomplete, TextField, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../shared/i18n/use-text';
import { useDebounced } from '../shared/ui/hooks/use-debounced';

export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

interface FilterPickerProps {
  name: string;
  label: Words;
  options: readonly Choice[];
  /** Label of the chosen value if `options` does not contain it, such as after a reload. */
  chosenLabel?: string;
  isLoading?: boolean;
  /**
   * Called when the user types, for options that the server searches. Without `onSearch`, the component filters
   * `options` itself.
   */
  onSearch?: (text: string) => void;
}

export function FilterPicker({ name, label, options, chosenLabel, isLoading, onSearch }: FilterPickerProps) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const search = useDebounced((text: string) => onSearch?.(text), SEARCH_DEBOUNCE);
  const value: unknown = filterValues[name];
  const chosen =
    typeof value === 'string' && value !== ''
      ? (options.find((option) => option.value === value) ?? { value, label: chosenLabel ?? value })
      : null;
  return (
    <Autocomplete<Choice>
      options={options}
      value={chosen}
      loading={isLoading}
      filterOptions={onSearch ? (found) => found : undefined}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input' || reason === 'clear') search(typed);
      }}
      onChange={(_, option) => setFilters({ ...filterValues, [name]: option?.value })}
      renderOption={({ key: _key, ...props }, option) => (
        <li key={option.value} {...props}>
          <span>
            {option.label}
            {option.hint && (
              <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                {option.hint}
              </Typography>
            )}
          </span>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={t(label)} />}
      // The clear button is always visible, not only on hover: a link may have set the filter.
      sx={{ width: { xs: '100%', sm: 220 }, '& .MuiAutocomplete-clearIndicator': { visibility: 'visible' } }}
    />
  );
}
