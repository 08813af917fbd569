import { MAX_WEIGHT } from '@homologa/domain/questionnaires/limits';
import { sectionMaxima } from '@homologa/domain/questionnaires/proof/maximum-points';
import { Box, Typography } from '@mui/material';
import { useText } from '../../../../shared/i18n/use-text';
import type { QuestionForm } from '../../workflow-form';
import { OptionalNumberField } from '../answer/OptionalNumberField';
import { useQuestionItems } from '../question-items';
import { POINTS } from './points.texts';

interface SectionWeightProps {
  question: QuestionForm;
  onChange: (patch: (question: QuestionForm) => QuestionForm) => void;
}

/** Weight of a section, with the points of its questions and its share of the whole score. */
export function SectionWeight({ question, onChange }: SectionWeightProps) {
  const t = useText();
  const sections = sectionMaxima(useQuestionItems().items);
  const own = sections.find(({ id }) => id === question.key);
  const isWeighted = sections.some(({ weight }) => weight !== null);
  const scored = sections.filter(({ maximum }) => maximum > 0);
  const shareOf = ({ weight, maximum }: { weight: number | null; maximum: number }) =>
    isWeighted ? (weight ?? 1) : maximum;
  const all = scored.reduce((sum, section) => sum + shareOf(section), 0);
  const percent = own && own.maximum > 0 && all > 0 ? Math.round((shareOf(own) / all) * 1000) / 10 : null;
  return (
    <Box sx={{ mt: 1.5, display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <OptionalNumberField
        label={t(POINTS.weight)}
        value={question.weight}
        min={0}
        max={MAX_WEIGHT}
        sx={{ flex: '0 1 200px' }}
        onChange={(weight) => onChange((now) => ({ ...now, weight }))}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 200px' }}>
        {own && t(POINTS.ofSection, { points: own.maximum, count: own.questions })}{' '}
        {percent !== null && t(POINTS.ofAll, { percent })} {t(POINTS.weightHint)}
      </Typography>
    </Box>
  );
}
