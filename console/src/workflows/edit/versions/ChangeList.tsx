import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { type QuestionChange, questionChanges } from '@homologa/domain/questionnaires/versions/question-changes';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useAppLocale, useText } from '../../../shared/i18n/use-text';
import { FILES } from '../questionnaire/files/files.texts';
import { changeSentences, labelOf } from './change-sentences';
import { CHANGES, VERSIONS } from './versions.texts';

/** Changes shown before the rest is asked for. */
const FEW = 10;
const COUNTED = ['added', 'changed', 'removed', 'moved'] as const;
const COLOURS = { added: 'success', changed: 'info', removed: 'error', moved: 'default' } as const;
const NOBODY: ReadonlyMap<string, number> = new Map();

interface ChangeListProps {
  before: readonly QuestionItem[];
  after: readonly QuestionItem[];
  /** Suppliers that lose their answers, by the question's id. */
  lost?: ReadonlyMap<string, number>;
}

/** Lists question by question what one version of a questionnaire changes in another. */
export function ChangeList({ before, after, lost = NOBODY }: ChangeListProps) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const changes = useMemo(() => questionChanges(before, after), [before, after]);
  const kept = after.length - changes.filter(({ is }) => is !== null).length;
  const countOf = (label: (typeof COUNTED)[number]) => changes.filter((change) => labelOf(change) === label).length;
  const shown = isWhole ? changes : changes.slice(0, FEW);
  if (changes.length === 0) return <Typography variant="body2">{t(VERSIONS.same)}</Typography>;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        {COUNTED.filter((label) => countOf(label) > 0).map((label) => (
          <Typography key={label} variant="body2" sx={{ fontWeight: 600 }}>
            {t(FILES[label], { count: countOf(label) })}
          </Typography>
        ))}
        <Typography variant="body2">{t(FILES.unchanged, { count: kept })}</Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((change) => {
          const id = (change.was ?? change.is)?.id ?? '';
          return <ChangeLine key={id} change={change} after={after} lost={lost.get(id) ?? 0} />;
        })}
      </Box>
      {changes.length > shown.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t(CHANGES.all, { count: changes.length })}
        </Button>
      )}
    </>
  );
}

interface ChangeLineProps {
  change: QuestionChange;
  after: readonly QuestionItem[];
  lost: number;
}

function ChangeLine({ change, after, lost }: ChangeLineProps) {
  const t = useText();
  const locale = useAppLocale();
  const { is, was, place } = change;
  const item = is ?? was;
  const label = labelOf(change);
  const title = item?.title.trim() || t(FILES.untitled);
  const name = item?.type === 'section' ? `${t(CHANGES.isSection)}: ${title}` : `${place.number}. ${title}`;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        <Chip
          component="span"
          size="small"
          variant="outlined"
          color={COLOURS[label]}
          label={t(CHANGES[label])}
          sx={{ mr: 1 }}
        />
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {changeSentences(change, { t, locale, after }).join(' · ')}
      </Typography>
      {lost > 0 && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {t(CHANGES.lostAnswers, { count: lost })}
        </Typography>
      )}
    </Box>
  );
}
