import { compareVersions } from '@homologa/domain/questionnaires/files/compare-items';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { type QuestionChange, questionChanges } from '@homologa/domain/questionnaires/versions/question-changes';
import type { Text } from '@homologa/web/texts/text';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAppLocale, useText } from '../../../shared/i18n/use-text';
import { FILES } from '../questionnaire/files/files.texts';
import { ChangeCounts } from './ChangeCounts';
import { changeSentences, labelOf } from './change-sentences';
import { CHANGES, VERSIONS } from './versions.texts';

/** Changes shown before the rest is asked for. */
const FEW = 10;
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
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const comparison = useMemo(() => compareVersions(before, after), [before, after]);
  const changes = useMemo(() => questionChanges(before, after, comparison), [before, after, comparison]);
  const shown = isWhole ? changes : changes.slice(0, FEW);
  // The pressed button is gone then: the keyboard goes on at the first line that it has shown.
  useEffect(() => {
    if (isWhole) (list.current?.children[FEW] as HTMLElement | undefined)?.focus();
  }, [isWhole]);
  if (changes.length === 0) return <Typography variant="body2">{t(VERSIONS.same)}</Typography>;
  return (
    <>
      <ChangeCounts comparison={comparison} />
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((change) => {
          const id = (change.was ?? change.is)?.id ?? '';
          return <ChangeLine key={id} {...{ change, before, after }} lost={lost.get(id) ?? 0} />;
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

/** Names a changed item by its number after; a removed one by the number that it had. */
function nameOf({ is, was, place: { number } }: QuestionChange, t: Text): string {
  const item = is ?? was;
  const title = item?.title.trim() || t(FILES.untitled);
  if (number === null) return `${t(CHANGES.isSection)}: ${title}`;
  return is ? `${number}. ${title}` : t(CHANGES.numberBefore, { number, title });
}

interface ChangeLineProps {
  change: QuestionChange;
  before: readonly QuestionItem[];
  after: readonly QuestionItem[];
  lost: number;
}

function ChangeLine({ change, before, after, lost }: ChangeLineProps) {
  const t = useText();
  const locale = useAppLocale();
  const label = labelOf(change);
  return (
    <Box component="li" tabIndex={-1} sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        <Chip
          component="span"
          size="small"
          variant="outlined"
          color={COLOURS[label]}
          label={t(CHANGES[label])}
          sx={{ mr: 1 }}
        />
        {nameOf(change, t)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {changeSentences(change, { t, locale, before, after }).join(' · ')}
      </Typography>
      {lost > 0 && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {t(CHANGES.lostAnswers, { count: lost })}
        </Typography>
      )}
    </Box>
  );
}
