import { PAYDEX_LEVELS } from '@homologa/domain/catalog/scale-levels';
import { PAYDEX_WORDS, PAYMENT_DAYS_WORDS } from '@homologa/domain/catalog/scale-words';
import { PAYDEX_DAY_SCALE, PAYDEX_UNAVAILABLE, type PaydexState } from '@homologa/domain/catalog/scales';
import type { Text } from '@homologa/web/texts/text';
import { Typography } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { LegendTable } from './LegendTable';
import { LEGENDS } from './legends.texts';
import { ScaleMark } from './ScaleMark';

const BANDS: readonly (readonly [PaydexState, (t: Text) => string])[] = [
  ['good', () => '80 – 100'],
  ['ok', () => '50 – 79'],
  ['bad', (t) => t(LEGENDS.below, { n: 50 })],
  ['unavailable', () => PAYDEX_UNAVAILABLE],
];

const LOWEST = PAYDEX_DAY_SCALE.at(-2)?.from ?? 0;

export function PaydexLegend() {
  const t = useText();
  return (
    <>
      <Typography>{t(LEGENDS.paydexHint)}</Typography>
      <LegendTable
        title={t(LEGENDS.paydex)}
        heads={[t(LEGENDS.scores), t(LEGENDS.meaning)]}
        rows={BANDS.map(([state, range]) => ({
          key: state,
          cells: [<ScaleMark key="mark" level={PAYDEX_LEVELS[state]} value={range(t)} />, t(PAYDEX_WORDS[state])],
        }))}
      />
      <LegendTable
        title={t(LEGENDS.daysScale)}
        heads={[t(LEGENDS.paydex), t(LEGENDS.pays)]}
        rows={PAYDEX_DAY_SCALE.map(({ from, pays }) => ({
          key: String(from),
          cells: [
            pays.when === 'more_than_late' ? t(LEGENDS.below, { n: LOWEST }) : String(from),
            t(PAYMENT_DAYS_WORDS[pays.when], { days: pays.days }),
          ],
        }))}
      />
    </>
  );
}
