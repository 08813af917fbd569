import {
  CCR_SCORE_WORDS,
  COMMERCIAL_SCORE_WORDS,
  RAC_RISK_WORDS,
  RISK_INDICATOR_WORDS,
} from '@homologa/domain/catalog/scale-words';
import {
  CCR_SCORES,
  COMMERCIAL_SCORE_GROUPS,
  commercialScoreGroup,
  commercialScoreRange,
  FINANCIAL_STRENGTH_CODES,
  RAC_RISK_INDICATORS,
  RISK_INDICATORS,
} from '@homologa/domain/catalog/scales';
import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { SECTIONS } from '../document.texts';
import { strengthWords } from '../rating-words';
import type { Ratings, ReportDocument } from '../report-document';
import { lineHeight, type Sheet, STYLES } from '../sheet';
import { drawTable, type TableSpec, tableHeight } from '../table';

interface Legend {
  name: keyof Ratings;
  lines: readonly { code: string; meaning: string; isChosen: boolean }[];
}

const HIGHEST_SCORE = 100;

function scoreLines(chosen: number | null, locale: Locale): Legend['lines'] {
  return COMMERCIAL_SCORE_GROUPS.map((group) => {
    const { above, upTo } = commercialScoreRange(group);
    const range = { from: above === null ? 0 : above + 1, upTo: upTo ?? HIGHEST_SCORE };
    return {
      code: interpolate(SECTIONS.scoreRange[locale], range),
      meaning: COMMERCIAL_SCORE_WORDS[group][locale],
      isChosen: commercialScoreGroup(chosen) === group,
    };
  });
}

function legendsOf({ ratings, locale, numbers }: Pick<ReportDocument, 'ratings' | 'locale' | 'numbers'>): Legend[] {
  const { dnbRating, riskIndicator, racRiskIndicator, commercialScore, ccrScore } = ratings;
  const strength = ratings.financialStrength ?? dnbRating?.trim().slice(0, -1).trim() ?? null;
  const risk = riskIndicator ?? dnbRating?.trim().slice(-1) ?? null;
  const all: (Legend | null)[] = [
    risk
      ? {
          name: 'riskIndicator',
          lines: RISK_INDICATORS.map((code) => ({
            code,
            meaning: RISK_INDICATOR_WORDS[code][locale],
            isChosen: code === risk,
          })),
        }
      : null,
    racRiskIndicator
      ? {
          name: 'racRiskIndicator',
          lines: RAC_RISK_INDICATORS.map((code) => ({
            code,
            meaning: RAC_RISK_WORDS[code][locale],
            isChosen: code === racRiskIndicator,
          })),
        }
      : null,
    commercialScore === null ? null : { name: 'commercialScore', lines: scoreLines(commercialScore, locale) },
    ccrScore
      ? {
          name: 'ccrScore',
          lines: CCR_SCORES.map((code) => ({
            code,
            meaning: CCR_SCORE_WORDS[code][locale],
            isChosen: code === ccrScore,
          })),
        }
      : null,
    strength
      ? {
          name: 'financialStrength',
          lines: FINANCIAL_STRENGTH_CODES.map((code) => ({
            code,
            meaning: strengthWords(code, { locale, numbers }),
            isChosen: code === strength,
          })),
        }
      : null,
  ];
  return all.filter((legend) => legend !== null);
}

export const hasLegends = (ratings: Ratings): boolean => legendsOf({ ratings, locale: 'en', numbers: 'en' }).length > 0;

const GUTTER = 16;

export function drawLegends(sheet: Sheet, document: ReportDocument): void {
  const { ratings, locale } = document;
  if (ratings.dnbRating) {
    sheet.paragraph(SECTIONS.ratingMade[locale]);
    sheet.space(6);
  }
  const legends = legendsOf(document);
  const strength = legends.filter(({ name }) => name === 'financialStrength');
  const others = legends.filter(({ name }) => name !== 'financialStrength');
  const columns = (strength.length && others.length ? [others, strength] : [legends]).map((column, index) => ({
    x: sheet.left + index * ((sheet.width + GUTTER) / 2),
    specs: column.map((legend) => ({ legend, spec: legendTable(sheet, legend, locale, index) })),
  }));
  const heights = columns.map(({ specs }) => specs.reduce((sum, { spec }) => sum + blockHeight(sheet, spec), 0));
  sheet.demand(Math.max(...heights));
  const top = sheet.y;
  for (const { specs, x } of columns) {
    sheet.y = top;
    for (const { legend, spec } of specs) {
      const style = STYLES.strong;
      sheet.content('P', () => {
        sheet.label(REPORT_FIELD_WORDS[legend.name][locale], { x, y: sheet.y, width: spec.width }, style);
      });
      sheet.y += lineHeight(style);
      drawTable(sheet, spec);
      sheet.y += GUTTER;
    }
  }
  sheet.y = top + Math.max(...heights);
}

function legendTable(sheet: Sheet, { lines }: Legend, locale: Locale, column: number): TableSpec & { width: number } {
  const width = (sheet.width - GUTTER) / 2;
  return {
    columns: [
      { title: SECTIONS.code[locale], share: 26 },
      { title: SECTIONS.meaning[locale], share: 74 },
    ],
    rows: lines.map(({ code, meaning, isChosen }) => ({
      cells: isChosen ? [code, meaning] : [code, { text: meaning, style: STYLES.quiet }],
      look: isChosen ? 'chosen' : 'plain',
    })),
    hasRowTitles: true,
    isDense: true,
    x: sheet.left + column * (width + GUTTER),
    width,
  };
}

const blockHeight = (sheet: Sheet, spec: TableSpec): number =>
  lineHeight(STYLES.strong) + tableHeight(sheet, spec) + GUTTER;
