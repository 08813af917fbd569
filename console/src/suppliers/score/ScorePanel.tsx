import { scoreReason } from '@homologa/domain/questionnaires/scores/score-reason';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';
import { Box, Chip, Typography } from '@mui/material';
import { useFormat } from '../../shared/i18n/use-format';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { OutcomeChip } from './OutcomeChip';
import { ReviewButton } from './review/ReviewButton';
import { ReviewLine } from './review/ReviewLine';
import { REVIEW } from './review/review.texts';
import { currentReview } from './review/reviews';
import { SCORE } from './score.texts';
import { useScore } from './use-score';

type Section = SupplierScoreResponse['sections'][number];
type ScoreLine = Section['lines'][number];

function useNumbers() {
  const format = useFormat();
  const percent = (value: number | null): string => (value === null ? '–' : `${format.amount(value)} %`);
  return { number: format.number, percent };
}

interface Scored {
  supplier: SupplierResponse;
  score: SupplierScoreResponse;
}

function Line({ line, supplier, score }: Scored & { line: ScoreLine }) {
  const t = useText();
  const locale = useAppLocale();
  const { number } = useNumbers();
  const review = currentReview(score, line.id);
  const isMoved = line.reviewed_points !== line.points;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', py: 0.75, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          {line.number}. {line.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {scoreReason(line.why, locale, number)}
        </Typography>
        {line.knock_out && (
          <Chip
            size="small"
            color={review?.knock_out === false ? 'default' : 'error'}
            variant="outlined"
            label={review?.knock_out === false ? t(REVIEW.lifted) : t(SCORE.knockOut)}
            sx={{ mt: 0.5 }}
          />
        )}
        {review && (
          <Box sx={{ mt: 0.5 }}>
            <ReviewLine review={review} />
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', flexShrink: 0 }}>
        <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {isMoved && (
            <Box component="s" sx={{ color: 'text.secondary', mr: 0.75 }}>
              {number(line.points)}
            </Box>
          )}
          {line.why.by === 'not_applicable' ? '–' : `${number(line.reviewed_points)} / ${number(line.maximum)}`}
        </Typography>
        <Box sx={{ my: -0.5 }}>
          <ReviewButton
            supplier={supplier}
            score={score}
            questionId={line.id}
            number={line.number}
            title={`${line.number}. ${line.title}`}
          />
        </Box>
      </Box>
    </Box>
  );
}

interface LinesProps extends Scored {
  section: Section;
  isWeighted: boolean;
  isAlone: boolean;
}

function Lines({ section, isWeighted, isAlone, ...scored }: LinesProps) {
  const t = useText();
  const { number, percent } = useNumbers();
  return (
    <Box sx={{ mt: 1.5 }}>
      {!isAlone && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between', mb: 0.5 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {section.title ?? t(SCORE.withoutSection)}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {[percent(section.percent), isWeighted && t(SCORE.weight, { weight: number(section.weight) })]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {section.lines.map((line) => (
          <Line key={line.id} line={line} {...scored} />
        ))}
      </Box>
    </Box>
  );
}

/** Figures of the reviewed score, above the computed ones. */
function Reviewed({ reviewed }: { reviewed: NonNullable<SupplierScoreResponse['reviewed']> }) {
  const t = useText();
  const format = useFormat();
  const { number, percent } = useNumbers();
  const { outcome, points, maximum } = reviewed;
  return (
    <Box role="group" aria-label={t(REVIEW.reviewed)} sx={{ mb: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(REVIEW.reviewed)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="div" sx={{ fontSize: '1.75rem', fontWeight: 750, lineHeight: 1.2 }}>
          {percent(reviewed.percent)}
        </Typography>
        {outcome && <OutcomeChip {...outcome} />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(REVIEW.reviewedPoints, {
          points: number(points),
          maximum: number(maximum),
          date: format.date(reviewed.computed_at),
        })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {t(REVIEW.computed)}
      </Typography>
    </Box>
  );
}

function Score({ supplier, score }: Scored) {
  const t = useText();
  const format = useFormat();
  const { number, percent } = useNumbers();
  const { sections, outcome, points, maximum, cause, reviewed } = score;
  const isWeighted = sections.some(({ weight }) => weight !== 1);
  const isAlone = sections.length === 1 && sections[0]?.id === null;
  return (
    <Panel title={t(SCORE.title)} action={!reviewed && outcome && <OutcomeChip {...outcome} />}>
      {reviewed && <Reviewed reviewed={reviewed} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography
          component="div"
          sx={{ fontSize: reviewed ? '1.25rem' : '1.75rem', fontWeight: 750, lineHeight: 1.2 }}
        >
          {percent(score.percent)}
        </Typography>
        {reviewed && outcome && <OutcomeChip {...outcome} />}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {score.percent === null
          ? t(SCORE.noPercent)
          : t(SCORE.points, { points: number(points), maximum: number(maximum) })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(cause === 'submit' ? SCORE.computed : SCORE.corrected, { date: format.date(score.computed_at) })}
      </Typography>
      {(reviewed ?? score).knocked_out && (
        <Typography sx={{ mt: 1, color: 'error.main' }}>{t(SCORE.knockedOut)}</Typography>
      )}
      {sections.map((section) => (
        <Lines
          key={section.id ?? ''}
          section={section}
          isWeighted={isWeighted}
          isAlone={isAlone}
          supplier={supplier}
          score={score}
        />
      ))}
    </Panel>
  );
}

/** Shows nothing for a supplier without a score, and while the score loads. */
export function ScorePanel({ supplier }: { supplier: SupplierResponse }) {
  const { data } = useScore(supplier);
  return data?.score ? <Score supplier={supplier} score={data.score} /> : null;
}
