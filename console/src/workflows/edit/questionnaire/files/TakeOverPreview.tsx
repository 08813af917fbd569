import type { Words } from '@homologa/domain/language/locales';
import type { ItemsComparison } from '@homologa/domain/questionnaires/files/compare-items';
import { MAX_QUESTIONS } from '@homologa/domain/questionnaires/limits';
import type { Scoring, Threshold } from '@homologa/domain/questionnaires/points';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { changeCounts } from '@homologa/domain/questionnaires/versions/change-counts';
import { Alert, Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useText } from '../../../../shared/i18n/use-text';
import { useEdit } from '../../edit-context';
import { itemsOf, type QuestionForm } from '../../workflow-form';
import { FILES } from './files.texts';

const SHOWN_TITLES = 8;

interface TakeOverPreviewProps {
  comparison: ItemsComparison;
  questions: readonly QuestionForm[];
  /** Thresholds that are taken over too; null if none are. */
  scoring?: Scoring | null;
  mode: 'replace' | 'append';
  /** Absent: there is nothing to choose. */
  onMode?: (mode: 'replace' | 'append') => void;
}

/** Says what taking over the questions adds, changes and removes. */
export function TakeOverPreview({ comparison, questions, scoring = null, mode, onMode }: TakeOverPreviewProps) {
  const t = useText();
  const { form } = useEdit();
  const present = form.questions.length;
  const thresholdText = ({ name, from }: Threshold): string => t(FILES.thresholdFrom, { name, from });
  const isReplacing = mode === 'replace';
  const { unchanged } = changeCounts(comparison).questions;
  const total = questions.length + (isReplacing ? 0 : present);
  return (
    <Box sx={{ mt: 2 }}>
      {present > 0 && onMode && (
        <RadioGroup
          aria-label={t(FILES.mode)}
          value={mode}
          onChange={(_event, value) => onMode(value === 'append' ? 'append' : 'replace')}
        >
          <FormControlLabel value="replace" control={<Radio />} label={t(FILES.replace)} />
          <FormControlLabel value="append" control={<Radio />} label={t(FILES.append)} />
        </RadioGroup>
      )}
      <Box role="status" sx={{ mt: 1 }}>
        <QuestionTitles label="added" items={isReplacing ? comparison.added : itemsOf(questions)} />
        {isReplacing && (
          <>
            <QuestionTitles label="changed" items={comparison.changed} />
            <QuestionTitles label="removed" items={comparison.removed} />
            <QuestionTitles label="moved" items={comparison.moved} />
            {unchanged > 0 && <Typography variant="body2">{t(FILES.unchanged, { count: unchanged })}</Typography>}
          </>
        )}
        {scoring && (
          <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {t(FILES.thresholdsTaken, { list: scoring.thresholds.map(thresholdText).join(', ') })}
          </Typography>
        )}
      </Box>
      {total > MAX_QUESTIONS && <Alert severity="error">{t(FILES.tooMany, { n: MAX_QUESTIONS })}</Alert>}
    </Box>
  );
}

const SECTIONS = {
  added: FILES.sectionsAdded,
  changed: FILES.sectionsChanged,
  removed: FILES.sectionsRemoved,
  moved: FILES.sectionsMoved,
} as const;

/** Names the first of the questions, and apart the first of the sections. */
export function QuestionTitles({ label, items }: { label: keyof typeof SECTIONS; items: readonly QuestionItem[] }) {
  return (
    <>
      <Titles label={FILES[label]} items={items.filter(({ type }) => type !== 'section')} />
      <Titles label={SECTIONS[label]} items={items.filter(({ type }) => type === 'section')} />
    </>
  );
}

/** Names the first of the items, with their number; nothing without items. */
function Titles({ label, items }: { label: Words; items: readonly QuestionItem[] }) {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(label, { count: items.length })}
      </Typography>
      <Box component="ul" sx={{ pl: 2, mt: 0.5, mb: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {items.slice(0, SHOWN_TITLES).map(({ id, title }) => (
          <Typography key={id} component="li" variant="body2">
            {title.trim() || t(FILES.untitled)}
          </Typography>
        ))}
        {items.length > SHOWN_TITLES && (
          <Typography component="li" variant="body2">
            {t(FILES.more, { count: items.length - SHOWN_TITLES })}
          </Typography>
        )}
      </Box>
    </>
  );
}
