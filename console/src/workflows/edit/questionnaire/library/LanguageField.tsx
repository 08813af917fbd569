import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '@homologa/domain/language/locales';
import { MenuItem, TextField } from '@mui/material';
import { useText } from '../../../../shared/i18n/use-text';
import { LIBRARY } from './library.texts';

export function LanguageField({ value, onChange }: { value: Locale; onChange: (language: Locale) => void }) {
  const t = useText();
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t(LIBRARY.language)}
      value={value}
      onChange={({ target }) => isLocale(target.value) && onChange(target.value)}
      sx={{ mt: 1, mb: 2 }}
    >
      {LOCALES.map((locale) => (
        <MenuItem key={locale} value={locale}>
          {LOCALE_NAMES[locale]}
        </MenuItem>
      ))}
    </TextField>
  );
}
