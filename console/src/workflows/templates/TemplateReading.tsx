import type { Locale } from '@homologa/domain/language/locales';
import { itemsOfWire } from '@homologa/domain/questionnaires/files/wire-items';
import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import { itemsIn } from '@homologa/domain/questionnaires/library/template-items';
import { type QuestionItem, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useAppLocale } from '../../shared/i18n/use-text';
import { columnFacts, itemFacts, optionFacts, pointFacts } from './item-facts';
import { LanguageTabs } from './LanguageTabs';

/** The questions of a version in one language, to read, with everything that the builder sets. */
export function TemplateReading({ items }: { items: readonly TemplateItem[] }) {
  const [locale, setLocale] = useState<Locale>(useAppLocale());
  const shown = itemsOfWire(itemsIn(items, locale));
  const numbers = questionNumbers(shown);
  return (
    <>
      <LanguageTabs items={items} locale={locale} onLocale={setLocale} />
      <Card sx={{ p: 2 }} lang={locale}>
        {shown.map((item) => (
          <Box key={item.id} sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            {item.type === 'section' ? (
              <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
                {item.title}
              </Typography>
            ) : (
              <Typography>
                {numbers.get(item.id)}. {item.title}
              </Typography>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {itemFacts(item, shown, locale)}
            </Typography>
            <Lines lines={linesOf(item, shown, locale)} />
          </Box>
        ))}
      </Card>
    </>
  );
}

const linesOf = (item: QuestionItem, shown: readonly QuestionItem[], locale: Locale): [key: string, line: string][] => [
  ...item.options.map((option): [string, string] => [option.id, optionFacts(option, shown, locale)]),
  ...columnFacts(item, locale).map((line): [string, string] => [line, line]),
  ...pointFacts(item.points, locale).map((line): [string, string] => [line, line]),
];

function Lines({ lines }: { lines: readonly [key: string, line: string][] }) {
  if (lines.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
      {lines.map(([key, line]) => (
        <Typography key={key} component="li" variant="body2">
          {line}
        </Typography>
      ))}
    </Box>
  );
}
