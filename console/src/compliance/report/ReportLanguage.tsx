import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '@homologa/domain/language/locales';
import { MenuItem, TextField } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { SCREENING } from '../screening.texts';

interface ReportLanguageProps {
  value: Locale;
  onChange: (language: Locale) => void;
}

export function ReportLanguage({ value, onChange }: ReportLanguageProps) {
  const t = useText();
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      value={value}
      onChange={({ target }) => {
        if (isLocale(target.value)) onChange(target.value);
      }}
      slotProps={{ htmlInput: { 'aria-label': t(SCREENING.reportLanguage) } }}
      sx={{ minWidth: 120, displayPrint: 'none' }}
    >
      {LOCALES.map((locale) => (
        <MenuItem key={locale} value={locale}>
          {LOCALE_NAMES[locale]}
        </MenuItem>
      ))}
    </TextField>
  );
}
