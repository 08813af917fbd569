import { MenuItem } from '@mui/material';
import { TextInput } from '../../shared/forms/TextInput';
import { useCountryOptions } from '../../shared/i18n/use-country-options';
import { useText } from '../../shared/i18n/use-text';
import { ADMIN } from '../admin.texts';

export function CountryInput() {
  const t = useText();
  const countries = useCountryOptions();
  return (
    <TextInput
      select
      source="country"
      label={t(ADMIN.country)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t(ADMIN.noCountry)}</MenuItem>
      {countries.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextInput>
  );
}
