import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

interface SelectFilterProps {
  name: string;
  label: string;
  all: string;
  choices: readonly { value: string; label: string }[];
}

/** One filter of the list around it among few values; none is all. */
export function SelectFilter({ name, label, all, choices }: SelectFilterProps) {
  const { filterValues, setFilters } = useListContext();
  const value = choices.find((choice) => choice.value === filterValues[name])?.value ?? '';
  return (
    <TextField
      select
      label={label}
      value={value}
      sx={{ width: { xs: '100%', sm: 200 } }}
      onChange={(event) => setFilters({ ...filterValues, [name]: event.target.value || undefined })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
