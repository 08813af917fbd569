import { industryIn } from '@homologa/domain/catalog/industry-words';
import {
  COMMERCIAL_SCORE_LEVELS,
  racRiskLevel,
  riskLevel,
  type ScaleLevel,
} from '@homologa/domain/catalog/scale-levels';
import { COMMERCIAL_SCORE_WORDS, RAC_RISK_WORDS, RISK_INDICATOR_WORDS } from '@homologa/domain/catalog/scale-words';
import {
  COMMERCIAL_SCORE_GROUPS,
  type CommercialScoreGroup,
  commercialScoreRange,
  FINANCIAL_STRENGTH_CODES,
  FINANCIAL_STRENGTH_GROUPS,
  FINANCIAL_STRENGTHS,
  isRacRiskIndicator,
  isRiskIndicator,
  RAC_RISK_INDICATORS,
  RISK_INDICATORS,
} from '@homologa/domain/catalog/scales';
import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type { Locale, Words } from '@homologa/domain/language/locales';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { readerNumbers } from '@homologa/web/texts/reader-region';
import { fillText } from '@homologa/web/texts/text';
import {
  type ChartRow,
  type ChartTarget,
  type Group,
  inOrder,
  OTHER,
  withShares,
} from '../../shared/charts/chart-rows';
import type { StatisticKey } from './shown-statistics';
import { STATISTICS } from './statistics.texts';

type Described = Pick<ChartRow, 'label' | 'note' | 'help'>;

interface Statistic {
  title: Words;
  /** Keys of the groups in display order. Without a scale, the groups have the server's order, largest first. */
  scale?: readonly string[];
  describe: (key: string, locale: Locale) => Described;
  /** Scale level of a group. Without levels, all groups have the same colour. */
  level?: (key: string) => ScaleLevel;
  filter: (key: string) => SupplierListFilter;
}

const isScoreGroup = (key: string): key is CommercialScoreGroup => COMMERCIAL_SCORE_GROUPS.some((one) => one === key);

function worthOf(code: string, locale: Locale): string | undefined {
  const place = FINANCIAL_STRENGTHS.findIndex((strength) => strength.code === code);
  const strength = FINANCIAL_STRENGTHS[place];
  if (!strength) return undefined;
  const short = (value: number) => new Intl.NumberFormat(readerNumbers(locale), { notation: 'compact' }).format(value);
  const above = FINANCIAL_STRENGTHS[place - 1];
  return above
    ? fillText(STATISTICS.worthBetween, locale, { from: short(strength.from), to: short(above.from) })
    : fillText(STATISTICS.worthFrom, locale, { from: short(strength.from) });
}

function scoresOf(group: CommercialScoreGroup): string {
  const { above, upTo } = commercialScoreRange(group);
  if (above === null) return `≤ ${upTo}`;
  return upTo === null ? `> ${above}` : `${above + 1}–${upTo}`;
}

const OTHER_CODES = FINANCIAL_STRENGTH_CODES.filter((code) => !FINANCIAL_STRENGTH_GROUPS.some((one) => one === code));

export const STATISTIC: Readonly<Record<StatisticKey, Statistic>> = {
  country: {
    title: STATISTICS.byCountry,
    describe: (key, locale) => ({ label: isCountryId(key) ? COUNTRY_NAMES[key][locale] : key }),
    filter: (key) => ({ country: [key] }),
  },
  financialStrength: {
    title: STATISTICS.byFinancialStrength,
    scale: FINANCIAL_STRENGTH_GROUPS,
    describe: (key, locale) => ({ label: key, help: worthOf(key, locale) }),
    filter: (key) => ({ financial_strength: [key] }),
  },
  industry: {
    title: STATISTICS.byIndustry,
    describe: (key, locale) => ({ label: industryIn(key, locale) }),
    filter: (key) => ({ industry: [key] }),
  },
  riskIndicator: {
    title: STATISTICS.byRiskIndicator,
    scale: RISK_INDICATORS,
    describe: (key, locale) => ({
      label: isRiskIndicator(key) ? `${key} · ${RISK_INDICATOR_WORDS[key][locale]}` : key,
    }),
    level: riskLevel,
    filter: (key) => ({ risk_indicator: [key] }),
  },
  racRiskIndicator: {
    title: STATISTICS.bySqrRisk,
    scale: RAC_RISK_INDICATORS,
    describe: (key, locale) => ({ label: isRacRiskIndicator(key) ? `${key} · ${RAC_RISK_WORDS[key][locale]}` : key }),
    level: racRiskLevel,
    filter: (key) => ({ rac_risk_indicator: [key] }),
  },
  commercialScore: {
    title: STATISTICS.byCommercialScore,
    scale: COMMERCIAL_SCORE_GROUPS.toReversed(),
    describe: (key, locale) =>
      isScoreGroup(key) ? { label: COMMERCIAL_SCORE_WORDS[key][locale], note: scoresOf(key) } : { label: key },
    level: (key) => (isScoreGroup(key) ? COMMERCIAL_SCORE_LEVELS[key] : 'unknown'),
    filter: (key) => (isScoreGroup(key) ? { commercial_score: [key] } : {}),
  },
};

interface RowTools {
  locale: Locale;
  colors: Readonly<Record<ScaleLevel, string>>;
  plain: string;
  targets: (filter: SupplierListFilter) => readonly ChartTarget[];
}

/** Converts the server's groups to chart rows. The group `other` has no filter and therefore no link. */
export function statisticRows(key: StatisticKey, groups: readonly Group[], tools: RowTools): ChartRow[] {
  const { scale, describe, level, filter } = STATISTIC[key];
  const { locale, colors, plain, targets } = tools;
  return withShares(scale ? inOrder(groups, scale) : groups).map((group): ChartRow => {
    if (group.key === OTHER) {
      const help =
        key === 'financialStrength'
          ? fillText(STATISTICS.otherStrengths, locale, { codes: OTHER_CODES.join(', ') })
          : undefined;
      return { ...group, label: STATISTICS.other[locale], help, color: colors.unknown, targets: [] };
    }
    return {
      ...group,
      ...describe(group.key, locale),
      color: level ? colors[level(group.key)] : plain,
      targets: targets(filter(group.key)),
    };
  });
}
