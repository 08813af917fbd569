import type { Locale } from '@homologa/domain/language/locales';
import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import { itemsIn } from '@homologa/domain/questionnaires/library/template-items';
import { questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useAppLocale } from '../../shared/i18n/use-text';
import { LanguageTabs } from './LanguageTabs';

/** The questions of a version in one language, to read. */
export function TemplateReading({ items }: { items: readonly TemplateItem[] }) {
  const [locale, setLocale] = useState<Locale>(useAppLocale());
  const shown = itemsIn(items, locale);
  const numbers = questionNumbers(shown);
  return (
    <>
      <LanguageTabs items={items} locale={locale} onLocale={setLocale} />
      <Card sx={{ p: 2 }} lang={locale}>
        {shown.map(({ _id, type, title, options }) => (
          <Box key={_id} sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            {type === 'section' ? (
              <Typography variant="h3" sx={{ mt: 2 }}>
                {title}
              </Typography>
            ) : (
              <Typography>
                {numbers.get(_id)}. {title}
              </Typography>
            )}
            {options.length > 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {options.map(({ value }) => value).join(' · ')}
              </Typography>
            )}
          </Box>
        ))}
      </Card>
    </>
  );
}
