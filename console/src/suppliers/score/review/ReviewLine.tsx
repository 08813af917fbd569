import { REVIEW_VERDICT_WORDS } from '@homologa/domain/questionnaires/reviews/review-words';
import type { ScoreReviewResponse } from '@homologa/domain/suppliers/supplier-score.contract';
import AcceptedIcon from '@mui/icons-material/CheckCircleOutlined';
import RescoredIcon from '@mui/icons-material/EditNoteOutlined';
import FlaggedIcon from '@mui/icons-material/ReportProblemOutlined';
import { Box, Chip, type ChipProps, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { useFormat } from '../../../shared/i18n/use-format';
import { useText } from '../../../shared/i18n/use-text';
import { REVIEW } from './review.texts';

const LOOKS: Readonly<Record<ScoreReviewResponse['verdict'], { color: ChipProps['color']; icon: ReactElement }>> = {
  accepted: { color: 'success', icon: <AcceptedIcon /> },
  flagged: { color: 'warning', icon: <FlaggedIcon /> },
  rescored: { color: 'info', icon: <RescoredIcon /> },
};

/** Shows a reviewer's judgement of an answer: verdict, points before and after, note, reviewer and day. */
export function ReviewLine({ review }: { review: ScoreReviewResponse }) {
  const t = useText();
  const format = useFormat();
  const { verdict, points, was, note, by, at } = review;
  const facts = [
    points !== null &&
      t(REVIEW.points_changed, {
        was: was.points === null ? '–' : format.number(was.points),
        points: format.number(points),
      }),
    t(REVIEW.by, { name: by.name, date: format.date(at) }),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.25, alignItems: 'center', minWidth: 0 }}>
      <Chip size="small" variant="outlined" {...LOOKS[verdict]} label={t(REVIEW_VERDICT_WORDS[verdict])} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ flexBasis: '100%', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
