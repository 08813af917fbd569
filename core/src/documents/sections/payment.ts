import { COMMERCIAL_SCORE_LEVELS, PAYDEX_LEVELS } from '@homologa/domain/catalog/scale-levels';
import { COMMERCIAL_SCORE_WORDS, PAYDEX_WORDS, PAYMENT_DAYS_WORDS } from '@homologa/domain/catalog/scale-words';
import {
  COMMERCIAL_SCORE_GROUPS,
  commercialScoreGroup,
  commercialScoreRange,
  isPaydex,
  PAYDEX_DAY_SCALE,
  paydexState,
} from '@homologa/domain/catalog/scales';
import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { drawHeading } from '../chapters';
import { SECTIONS } from '../document.texts';
import type { ReportDocument } from '../report-document';
import { drawScaleBar } from '../scale-bar';
import type { Sheet } from '../sheet';
import { drawTable } from '../table';

const PAYDEX_ZONES = [
  { from: 0, state: 'bad' },
  { from: 50, state: 'ok' },
  { from: 80, state: 'good' },
] as const;

export function drawPayment(sheet: Sheet, { ratings, locale }: ReportDocument): void {
  const { paydex, commercialScore } = ratings;
  drawHeading(sheet, SECTIONS.paydex[locale]);
  if (isPaydex(paydex)) drawPaydex(sheet, paydex, locale);
  else sheet.paragraph(SECTIONS.noPaydex[locale]);
  if (commercialScore !== null) drawCommercialScore(sheet, commercialScore, locale);
}

function drawPaydex(sheet: Sheet, paydex: number, locale: Locale): void {
  const state = PAYDEX_WORDS[paydexState(paydex)][locale];
  drawScaleBar(sheet, {
    zones: PAYDEX_ZONES.map((zone) => ({
      from: zone.from,
      level: PAYDEX_LEVELS[zone.state],
      label: PAYDEX_WORDS[zone.state][locale],
    })),
    end: 100,
    value: paydex,
    shown: String(paydex),
    alt: interpolate(SECTIONS.paydexAlt[locale], { value: paydex, state }),
  });
  sheet.space(8);
  const chosen = PAYDEX_DAY_SCALE.find(({ from }) => paydex >= from);
  drawTable(sheet, {
    columns: [
      { title: SECTIONS.paydex[locale], share: 30 },
      { title: SECTIONS.pays[locale], share: 70 },
    ],
    rows: PAYDEX_DAY_SCALE.map((step) => ({
      cells: [
        interpolate(SECTIONS.from[locale], { from: step.from }),
        interpolate(PAYMENT_DAYS_WORDS[step.pays.when][locale], { days: step.pays.days }),
      ],
      look: step === chosen ? 'chosen' : 'plain',
    })),
    hasRowTitles: true,
  });
}

function drawCommercialScore(sheet: Sheet, score: number, locale: Locale): void {
  const group = commercialScoreGroup(score);
  drawHeading(sheet, REPORT_FIELD_WORDS.commercialScore[locale]);
  drawScaleBar(sheet, {
    zones: COMMERCIAL_SCORE_GROUPS.map((zone) => ({
      from: commercialScoreRange(zone).above ?? 0,
      level: COMMERCIAL_SCORE_LEVELS[zone],
      label: COMMERCIAL_SCORE_WORDS[zone][locale],
    })),
    end: 100,
    value: score,
    shown: String(score),
    alt: interpolate(SECTIONS.scoreAlt[locale], {
      value: score,
      state: group ? COMMERCIAL_SCORE_WORDS[group][locale] : '',
    }),
  });
}
