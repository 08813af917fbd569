import { LOCALE_NAMES, LOCALES, type Locale } from '@homologa/domain/language/locales';
import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import { missingTexts } from '@homologa/domain/questionnaires/library/template-items';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { TEMPLATES } from './templates.texts';

interface LanguageTabsProps {
  items: readonly TemplateItem[];
  locale: Locale;
  onLocale: (locale: Locale) => void;
}

/** Chooses the language of the shown texts, and counts what each language lacks. */
export function LanguageTabs({ items, locale, onLocale }: LanguageTabsProps) {
  const t = useText();
  const missing = missingTexts(items);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={locale}
      aria-label={t(TEMPLATES.languages)}
      onChange={(_event, chosen: Locale | null) => chosen && onLocale(chosen)}
      sx={{ mb: 2, flexWrap: 'wrap' }}
    >
      {LOCALES.map((one) => (
        <ToggleButton key={one} value={one} sx={{ textTransform: 'none' }}>
          {missing[one] > 0
            ? t(TEMPLATES.missing, { language: LOCALE_NAMES[one], count: missing[one] })
            : LOCALE_NAMES[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
