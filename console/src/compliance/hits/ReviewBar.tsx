import { HIT_DECISIONS, type HitDecision } from '@homologa/domain/screenings/screening-rules';
import { HIT_DECISION_WORDS } from '@homologa/domain/screenings/screening-words';
import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { Key } from '../../shared/ui/Key';
import { REVIEW } from './review.texts';
import { REVIEW_KEYS, type ReviewAction } from './use-review-keys';

function Legend() {
  const t = useText();
  const words: Readonly<Record<ReviewAction, string>> = {
    next: t(REVIEW.next),
    previous: t(REVIEW.previous),
    select: t(REVIEW.select),
    true_match: t(HIT_DECISION_WORDS.true_match),
    false_positive: t(HIT_DECISION_WORDS.false_positive),
    open: t(REVIEW.openAgain),
  };
  return (
    <Box
      component="ul"
      aria-label={t(REVIEW.keys)}
      sx={{ listStyle: 'none', m: 0, p: 0, display: { xs: 'none', sm: 'flex' }, flexWrap: 'wrap', gap: 1.5 }}
    >
      {Object.entries(REVIEW_KEYS).map(([key, action]) => (
        <Box component="li" key={key} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <Key name={key} />
          <Typography variant="caption">{words[action]}</Typography>
        </Box>
      ))}
    </Box>
  );
}

interface ReviewBarProps {
  total: number;
  selected: number;
  takesLetters: boolean;
  onSelectAll: (isOn: boolean) => void;
  onJudge: (decision: HitDecision) => void;
}

export function ReviewBar({ total, selected, takesLetters, onSelectAll, onJudge }: ReviewBarProps) {
  const t = useText();
  return (
    <Box sx={{ my: 1.5, display: 'grid', gap: 1, '@media print': { display: 'none' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={selected === total}
              indeterminate={selected > 0 && selected < total}
              onChange={(_event, isOn) => onSelectAll(isOn)}
            />
          }
          label={selected > 0 ? t(REVIEW.selected, { count: selected }) : t(REVIEW.selectAll)}
        />
        {selected > 0 &&
          HIT_DECISIONS.map((decision) => (
            <Button key={decision} size="small" variant="outlined" onClick={() => onJudge(decision)}>
              {decision === 'open' ? t(REVIEW.openAgain) : t(HIT_DECISION_WORDS[decision])}
            </Button>
          ))}
      </Box>
      {takesLetters && <Legend />}
    </Box>
  );
}
