import { COMMERCIAL_SCORE_LEVELS, ccrLevel, racRiskLevel, riskLevel } from '@homologa/domain/catalog/scale-levels';
import {
  CCR_SCORE_WORDS,
  COMMERCIAL_SCORE_WORDS,
  OTHER_STRENGTH_WORDS,
  RAC_RISK_WORDS,
  RISK_INDICATOR_WORDS,
} from '@homologa/domain/catalog/scale-words';
import {
  CCR_SCORES,
  COMMERCIAL_SCORE_GROUPS,
  commercialScoreRange,
  OTHER_STRENGTHS,
  RAC_RISK_INDICATORS,
  RISK_INDICATORS,
} from '@homologa/domain/catalog/scales';
import { Typography } from '@mui/material';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { LegendTable } from './LegendTable';
import { LEGENDS } from './legends.texts';
import { ScaleMark } from './ScaleMark';
import { strengthRanges } from './strength-range';

export function RatingsLegend() {
  const t = useText();
  const locale = useAppLocale();
  return (
    <>
      <Typography>{t(LEGENDS.ratingsHint)}</Typography>
      <LegendTable
        title={t(LEGENDS.strength)}
        heads={[t(LEGENDS.code), t(LEGENDS.netWorth)]}
        rows={strengthRanges(locale).map(({ code, range }) => ({ key: code, cells: [code, range] }))}
      />
      <LegendTable
        title={t(LEGENDS.otherCodes)}
        heads={[t(LEGENDS.code), t(LEGENDS.meaning)]}
        rows={OTHER_STRENGTHS.map((code) => ({ key: code, cells: [code, t(OTHER_STRENGTH_WORDS[code])] }))}
      />
      <LegendTable
        title={t(LEGENDS.risk)}
        heads={[t(LEGENDS.code), t(LEGENDS.meaning)]}
        rows={RISK_INDICATORS.map((code) => ({
          key: code,
          cells: [<ScaleMark key="mark" level={riskLevel(code)} value={code} />, t(RISK_INDICATOR_WORDS[code])],
        }))}
      />
    </>
  );
}

export function SqrRiskLegend() {
  const t = useText();
  return (
    <LegendTable
      title={t(LEGENDS.sqrRisk)}
      hint={t(LEGENDS.sqrHint)}
      heads={[t(LEGENDS.code), t(LEGENDS.meaning)]}
      rows={RAC_RISK_INDICATORS.map((code) => ({
        key: code,
        cells: [<ScaleMark key="mark" level={racRiskLevel(code)} value={code} />, t(RAC_RISK_WORDS[code])],
      }))}
    />
  );
}

export function CcrLegend() {
  const t = useText();
  return (
    <>
      <Typography>{t(LEGENDS.ccrHint)}</Typography>
      <LegendTable
        title={t(LEGENDS.ccr)}
        heads={[t(LEGENDS.code), t(LEGENDS.meaning)]}
        rows={CCR_SCORES.map((code) => ({
          key: code,
          cells: [<ScaleMark key="mark" level={ccrLevel(code)} value={code} />, t(CCR_SCORE_WORDS[code])],
        }))}
      />
    </>
  );
}

export function CommercialScoreLegend() {
  const t = useText();
  const rangeOf = (group: (typeof COMMERCIAL_SCORE_GROUPS)[number]): string => {
    const { above, upTo } = commercialScoreRange(group);
    if (upTo === null) return t(LEGENDS.above, { n: above ?? 0 });
    return above === null ? t(LEGENDS.upTo, { n: upTo }) : `${above + 1} – ${upTo}`;
  };
  return (
    <LegendTable
      title={t(LEGENDS.commercialScore)}
      heads={[t(LEGENDS.scores), t(LEGENDS.meaning)]}
      rows={COMMERCIAL_SCORE_GROUPS.map((group) => ({
        key: group,
        cells: [
          <ScaleMark key="mark" level={COMMERCIAL_SCORE_LEVELS[group]} value={rangeOf(group)} />,
          t(COMMERCIAL_SCORE_WORDS[group]),
        ],
      }))}
    />
  );
}
