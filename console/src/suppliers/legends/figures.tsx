import {
  COMMERCIAL_SCORE_LEVELS,
  ccrLevel,
  PAYDEX_LEVELS,
  racRiskLevel,
  riskLevel,
} from '@homologa/domain/catalog/scale-levels';
import {
  CCR_SCORE_WORDS,
  COMMERCIAL_SCORE_WORDS,
  PAYDEX_WORDS,
  RAC_RISK_WORDS,
  RISK_INDICATOR_WORDS,
} from '@homologa/domain/catalog/scale-words';
import {
  commercialScoreGroup,
  displayedPaydex,
  isCcrScore,
  isRacRiskIndicator,
  isRiskIndicator,
  paydexState,
} from '@homologa/domain/catalog/scales';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { ScaleMark } from './ScaleMark';

export function PaydexFigure({ value }: { value: number | null | undefined }) {
  const t = useText();
  const state = paydexState(value);
  return <ScaleMark level={PAYDEX_LEVELS[state]} value={displayedPaydex(value)} word={t(PAYDEX_WORDS[state])} />;
}

export function CommercialScoreFigure({ value }: { value: number | null | undefined }) {
  const t = useText();
  const format = useFormat();
  const group = commercialScoreGroup(value);
  if (!group) return null;
  return (
    <ScaleMark
      level={COMMERCIAL_SCORE_LEVELS[group]}
      value={format.amount(value)}
      word={t(COMMERCIAL_SCORE_WORDS[group])}
    />
  );
}

export function CcrFigure({ value }: { value: string | null | undefined }) {
  const t = useText();
  if (!value) return null;
  return (
    <ScaleMark level={ccrLevel(value)} value={value} word={isCcrScore(value) ? t(CCR_SCORE_WORDS[value]) : undefined} />
  );
}

export function RiskFigure({ value }: { value: string | null | undefined }) {
  const t = useText();
  if (!value) return null;
  const word = isRiskIndicator(value) ? t(RISK_INDICATOR_WORDS[value]) : undefined;
  return <ScaleMark level={riskLevel(value)} value={value} word={word} />;
}

export function SqrRiskFigure({ value }: { value: string | null | undefined }) {
  const t = useText();
  if (!value) return null;
  const word = isRacRiskIndicator(value) ? t(RAC_RISK_WORDS[value]) : undefined;
  return <ScaleMark level={racRiskLevel(value)} value={value} word={word} />;
}
