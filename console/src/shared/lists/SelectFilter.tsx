import { MenuItem, type SxProps, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

interface SelectFilterProps {
  name: string;
  label: string;
  all: string;
  choices: readonly { value: string; label: string }[];
  sx?: SxProps;
}

export function SelectFilter({
  name,
  label,
  all,
  choices,
  sx = { width: { xs: '100%', sm: 200 } },
}: SelectFilterProps) {
  const { filterValues, setFilters } = useListContext();
  const given: unknown = filterValues[name];
  const value = typeof given === 'string' ? given : '';
  // Keep the selected value in the menu while the choices are loading, and if the choices no longer contain the value.
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <TextField
      select
      label={label}
      value={value}
      sx={sx}
      onChange={(event) => setFilters({ ...filterValues, [name]: event.target.value || undefined })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {(isKnown ? choices : [...choices, { value, label: value }]).map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
