import CheckIcon from '@mui/icons-material/Check';
import { Autocomplete, Box, Checkbox, type SxProps, TextField, type Theme, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import type { FilterOption } from './filter-options';
import { FILTERS } from './filters.texts';

export const MAX_SHOWN = 8;

/**
 * Style of a filter's option buttons. They are plain buttons instead of MUI chips, because eighty chips take longer to
 * render than the rest of the dialog.
 */
const CHIPS: SxProps<Theme> = (theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    minHeight: 32,
    maxWidth: '100%',
    px: 1.5,
    py: 0.5,
    border: 1,
    borderColor: (theme.vars ?? theme).palette.divider,
    borderRadius: 4,
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
    fontSize: theme.typography.pxToRem(13),
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
    '& > svg': { fontSize: 18, ml: -0.5 },
    '& > i': { width: 12, height: 12, borderRadius: '50%', flexShrink: 0 },
    '& small': { font: 'inherit', opacity: 0.85 },
  },
  '& > button[aria-pressed=true]': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
    '&:hover': { bgcolor: 'primary.dark' },
  },
});

interface FilterFieldProps {
  name: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onChange: (values: string[]) => void;
  onSearch?: (text: string) => void;
}

export function FilterField(props: FilterFieldProps) {
  return props.options.length <= MAX_SHOWN && !props.onSearch ? <ChoiceChips {...props} /> : <ChoiceList {...props} />;
}

function ChoiceChips({ name, options, chosen, onChange }: FilterFieldProps) {
  const format = useFormat();
  const nameId = useId();
  if (options.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={nameId}>
      <Typography id={nameId} variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {name}
      </Typography>
      <Box sx={CHIPS}>
        {options.map(({ value, label, count, color }) => {
          const isChosen = chosen.includes(value);
          return (
            <button
              key={value}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? chosen.filter((other) => other !== value) : [...chosen, value])}
            >
              {isChosen ? <CheckIcon /> : color ? <i style={{ backgroundColor: color }} /> : null}
              <span>
                {label}
                {count !== undefined && <small>{` (${format.number(count)})`}</small>}
              </span>
            </button>
          );
        })}
      </Box>
    </Box>
  );
}

const Dot = ({ color }: { color: string }) => (
  <Box component="span" sx={{ width: 12, height: 12, borderRadius: '50%', bgcolor: color, ml: 1, flexShrink: 0 }} />
);

function ChoiceList({ name, options, chosen, onChange, onSearch }: FilterFieldProps) {
  const t = useText();
  const format = useFormat();
  const [text, setText] = useState('');
  const known = new Map(options.map((option) => [option.value, option]));
  const value = chosen.map((entry) => known.get(entry) ?? { value: entry, label: entry });
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      size="small"
      options={options}
      value={value}
      inputValue={text}
      onInputChange={(_, next, reason) => {
        // Keep the search text when an option is selected, so that the user can select several options.
        if (reason !== 'input' && reason !== 'clear' && reason !== 'blur') return;
        setText(next);
        onSearch?.(next);
      }}
      filterOptions={onSearch ? (found) => found : undefined}
      isOptionEqualToValue={(a, b) => a.value === b.value}
      getOptionKey={(option) => option.value}
      getOptionLabel={(option) => option.label}
      noOptionsText={t(FILTERS.noOptions)}
      onChange={(_, next) => onChange(next.map((option) => option.value))}
      renderOption={({ key, ...props }, option, { selected }) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
          <Checkbox size="small" checked={selected} tabIndex={-1} sx={{ p: 0 }} aria-hidden />
          {option.color && <Dot color={option.color} />}
          <Box component="span" sx={{ flex: 1 }}>
            {option.label}
          </Box>
          {option.count !== undefined && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {format.number(option.count)}
            </Typography>
          )}
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={name} />}
    />
  );
}
