import type { Locale } from '@homologa/domain/language/locales';
import { itemsOfWire } from '@homologa/domain/questionnaires/files/wire-items';
import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import { itemsIn } from '@homologa/domain/questionnaires/library/template-items';
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ShownTemplate } from '../../shared/data/provider/verbs/questionnaires/templates.verbs';
import { useText } from '../../shared/i18n/use-text';
import { FILES } from '../edit/questionnaire/files/files.texts';
import { QuestionTitles } from '../edit/questionnaire/files/TakeOverPreview';
import { itemChanges } from './template-content';
import { TEMPLATES } from './templates.texts';

interface NewerVersionProps {
  base: ShownTemplate;
  newest: ShownTemplate;
  items: readonly TemplateItem[];
  locale: Locale;
  onKeep: () => void;
  onLoad: () => void;
}

/** Says that somebody published a newer version than the edited one, and asks which of both goes on. */
export function NewerVersion({ base, newest, items, locale, onKeep, onLoad }: NewerVersionProps) {
  const t = useText();
  const [isCompared, setCompared] = useState(false);
  const n = newest.version;
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{t(TEMPLATES.newerTitle, { n })}</AlertTitle>
      {t(TEMPLATES.newerText, { n, base: base.version })}
      {isCompared && <Differences from={newest.items} to={items} locale={locale} n={n} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {!isCompared && (
          <Button variant="contained" color="warning" onClick={() => setCompared(true)}>
            {t(TEMPLATES.newerCompare)}
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={onKeep}>
          {t(TEMPLATES.newerKeep)}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onLoad}>
          {t(TEMPLATES.newerLoad, { n })}
        </Button>
      </Box>
    </Alert>
  );
}

interface DifferencesProps {
  from: readonly TemplateItem[];
  to: readonly TemplateItem[];
  locale: Locale;
  n: number;
}

function Differences({ from, to, locale, n }: DifferencesProps) {
  const t = useText();
  const { added, changed, removed, unchanged } = itemChanges(from, to);
  const shown = (items: readonly TemplateItem[]) => itemsOfWire(itemsIn(items, locale));
  return (
    <Box role="status" sx={{ mt: 1.5 }}>
      <Typography variant="body2">{t(TEMPLATES.newerDifferences, { n })}</Typography>
      <QuestionTitles label="added" items={shown(added)} />
      <QuestionTitles label="changed" items={shown(changed)} />
      <QuestionTitles label="removed" items={shown(removed)} />
      {unchanged > 0 && <Typography variant="body2">{t(FILES.unchanged, { count: unchanged })}</Typography>}
    </Box>
  );
}
