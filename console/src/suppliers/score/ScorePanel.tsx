import { scoreReason } from '@homologa/domain/questionnaires/score-reason';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';
import { Box, Chip, Typography } from '@mui/material';
import { useFormat } from '../../shared/i18n/use-format';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { OutcomeChip } from './OutcomeChip';
import { SCORE } from './score.texts';
import { useScore } from './use-score';

type Section = SupplierScoreResponse['sections'][number];
type ScoreLine = Section['lines'][number];

function useNumbers() {
  const format = useFormat();
  const number = (value: number): string => format.amount(value);
  return { number, percent: (value: number | null): string => (value === null ? '–' : `${number(value)} %`) };
}

function Line({ line }: { line: ScoreLine }) {
  const t = useText();
  const locale = useAppLocale();
  const { number } = useNumbers();
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
          <Chip size="small" color="error" variant="outlined" label={t(SCORE.knockOut)} sx={{ mt: 0.5 }} />
        )}
      </Box>
      <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {line.why.by === 'not_applicable' ? '–' : `${number(line.points)} / ${number(line.maximum)}`}
      </Typography>
    </Box>
  );
}

function Lines({ section, isWeighted, isAlone }: { section: Section; isWeighted: boolean; isAlone: boolean }) {
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
          <Line key={line.id} line={line} />
        ))}
      </Box>
    </Box>
  );
}

function Score({ score }: { score: SupplierScoreResponse }) {
  const t = useText();
  const format = useFormat();
  const { number, percent } = useNumbers();
  const { sections, outcome, points, maximum, cause } = score;
  const isWeighted = sections.some(({ weight }) => weight !== 1);
  const isAlone = sections.length === 1 && sections[0]?.id === null;
  return (
    <Panel title={t(SCORE.title)} action={outcome && <OutcomeChip {...outcome} />}>
      <Typography component="div" sx={{ fontSize: '1.75rem', fontWeight: 750, lineHeight: 1.2 }}>
        {percent(score.percent)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {score.percent === null
          ? t(SCORE.noPercent)
          : t(SCORE.points, { points: number(points), maximum: number(maximum) })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(cause === 'submit' ? SCORE.computed : SCORE.corrected, { date: format.date(score.computed_at) })}
      </Typography>
      {score.knocked_out && <Typography sx={{ mt: 1, color: 'error.main' }}>{t(SCORE.knockedOut)}</Typography>}
      {sections.map((section) => (
        <Lines key={section.id ?? ''} section={section} isWeighted={isWeighted} isAlone={isAlone} />
      ))}
    </Panel>
  );
}

/** Shows nothing for a supplier without a score, and while the score loads. */
export function ScorePanel({ supplier }: { supplier: SupplierResponse }) {
  const { data } = useScore(supplier);
  return data?.score ? <Score score={data.score} /> : null;
}
