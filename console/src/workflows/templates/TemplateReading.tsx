import type { Locale } from '@homologa/domain/language/locales';
import { conditionSentence } from '@homologa/domain/questionnaires/condition-words';
import { keywordIn } from '@homologa/domain/questionnaires/files/file-text';
import { writeFormat } from '@homologa/domain/questionnaires/files/format-text';
import { writePoints } from '@homologa/domain/questionnaires/files/points-text';
import { itemsOfWire } from '@homologa/domain/questionnaires/files/wire-items';
import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import { itemsIn } from '@homologa/domain/questionnaires/library/template-items';
import { QUESTION_TYPE_WORDS } from '@homologa/domain/questionnaires/question-words';
import { type QuestionItem, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { fillText } from '@homologa/web/texts/text';
import { Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useAppLocale } from '../../shared/i18n/use-text';
import { LanguageTabs } from './LanguageTabs';
import { TEMPLATES } from './templates.texts';

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
              <Typography variant="h3" sx={{ mt: 2 }}>
                {item.title}
              </Typography>
            ) : (
              <Typography>
                {numbers.get(item.id)}. {item.title}
              </Typography>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {factsOf(item, shown, locale)}
            </Typography>
            {item.options.length > 0 && (
              <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
                {item.options.map((option) => (
                  <Typography key={option.id} component="li" variant="body2">
                    {optionText(option, shown, locale)}
                  </Typography>
                ))}
              </Box>
            )}
          </Box>
        ))}
      </Card>
    </>
  );
}

type Items = readonly QuestionItem[];

/** Writes the type, format, points and condition of an item as one line. */
function factsOf(
  { type, required, format, allowNa, points, weight, showIf }: QuestionItem,
  all: Items,
  locale: Locale,
) {
  const isSection = type === 'section';
  const written = format ? writeFormat(format, locale) : null;
  const parameters = written?.parameters.split('\n').filter(Boolean).join('; ');
  const kind = written
    ? [written.kind, parameters].filter(Boolean).join(': ')
    : type && QUESTION_TYPE_WORDS[type][locale];
  return [
    isSection ? '' : kind,
    isSection ? '' : fillText(required ? TEMPLATES.required : TEMPLATES.optional, locale),
    allowNa ? fillText(TEMPLATES.allowsNa, locale) : '',
    points ? fillText(TEMPLATES.pointsOf, locale, { points: writePoints(points, locale) }) : '',
    weight == null ? '' : fillText(TEMPLATES.weightOf, locale, { weight }),
    showIf ? conditionSentence(showIf, all, locale) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function optionText({ value, points, knockOut, showIf }: QuestionItem['options'][number], all: Items, locale: Locale) {
  return [
    value,
    points == null ? '' : fillText(TEMPLATES.pointsOf, locale, { points }),
    knockOut ? keywordIn('knock_out', locale) : '',
    showIf ? conditionSentence(showIf, all, locale) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
