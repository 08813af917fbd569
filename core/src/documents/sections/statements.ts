import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import {
  STATEMENT_RATIOS,
  type StatementLine,
  type StatementPeriod,
  type StatementSum,
  statementRatios,
  statementSums,
} from '@homologa/domain/reports/statement-ratios';
import { drawBarChart, SERIES_COLORS } from '../bar-chart';
import { drawHeading } from '../chapters';
import { COLORS } from '../colors';
import { amountOf, ratioOf, shortAmount, shortDay } from '../document-format';
import type { ReportDocument } from '../report-document';
import { type Sheet, STYLES } from '../sheet';
import { RATIO_WORDS, STATEMENT, STATEMENT_SUM_WORDS } from '../statement.texts';
import { type Column, drawTable, type Row } from '../table';

type Line = { amount: StatementLine; isIncluded?: true } | { sum: StatementSum } | { group: keyof typeof STATEMENT };

const LINES: readonly Line[] = [
  { group: 'income' },
  { amount: 'revenue' },
  { amount: 'ebit' },
  { amount: 'financialExpenses' },
  { group: 'assets' },
  { amount: 'currentAssets' },
  { amount: 'accountsReceivable', isIncluded: true },
  { amount: 'inventory', isIncluded: true },
  { amount: 'longTermAssets' },
  { sum: 'totalAssets' },
  { group: 'liabilities' },
  { amount: 'currentLiabilities' },
  { amount: 'accountsPayable', isIncluded: true },
  { amount: 'shortTermDebit', isIncluded: true },
  { amount: 'longTermLiabilities' },
  { amount: 'longTermDebit', isIncluded: true },
  { sum: 'totalLiabilities' },
  { sum: 'netWorth' },
  { sum: 'workingCapital' },
];

const isKnown = ({ amounts }: StatementPeriod): boolean => Object.values(amounts).some((amount) => amount != null);

export function drawStatements(sheet: Sheet, document: ReportDocument): void {
  const { statements, locale } = document;
  const periods = statements.periods.filter(isKnown);
  if (periods.length === 0) {
    sheet.paragraph(STATEMENT.none[locale]);
    return;
  }
  const { currency, unit } = statements;
  const inCurrency = currency ? STATEMENT.inCurrency : STATEMENT.ownCurrency;
  const values = { currency, unit: STATEMENT[unit][locale] };
  sheet.paragraph(interpolate(inCurrency[locale], values), STYLES.quiet);
  if (periods.some((period) => (statementSums(period).netWorth ?? 0) < 0)) {
    sheet.paragraph(STATEMENT.negative[locale], { ...STYLES.strong, color: COLORS.warning });
  }
  sheet.space(4);
  drawTable(sheet, {
    columns: columnsOf(STATEMENT.line[locale], periods, locale),
    rows: LINES.flatMap((line) => rowOf(line, periods, document)),
    hasRowTitles: true,
  });
  drawRatios(sheet, periods, document);
  drawTrend(sheet, periods, document);
}

function drawRatios(sheet: Sheet, periods: readonly StatementPeriod[], document: ReportDocument): void {
  const { locale } = document;
  const ratios = periods.map(statementRatios);
  if (ratios.every((known) => STATEMENT_RATIOS.every((name) => known[name] === null))) return;
  drawHeading(sheet, STATEMENT.ratios[locale]);
  drawTable(sheet, {
    columns: columnsOf(STATEMENT.ratio[locale], periods, locale),
    rows: STATEMENT_RATIOS.map((name) => ({
      cells: [
        { text: RATIO_WORDS[name].name[locale], note: RATIO_WORDS[name].made[locale] },
        ...ratios.map((known) => ratioOf(name, known[name], document)),
      ],
    })),
    hasRowTitles: true,
  });
}

const periodName = ({ endsOn }: StatementPeriod, locale: Locale): string =>
  endsOn ? shortDay(endsOn, locale) : STATEMENT.undated[locale];

const columnsOf = (title: string, periods: readonly StatementPeriod[], locale: Locale): Column[] => [
  { title, share: 40 },
  ...periods.map((period) => ({
    title: periodName(period, locale),
    share: 60 / periods.length,
    align: 'right' as const,
  })),
];

function rowOf(line: Line, periods: readonly StatementPeriod[], { locale, numbers }: ReportDocument): Row[] {
  if ('group' in line) return [{ cells: [STATEMENT[line.group][locale], ...periods.map(() => '')], look: 'group' }];
  if ('sum' in line) {
    const sums = periods.map((period) => amountOf(statementSums(period)[line.sum], numbers));
    return [{ cells: [STATEMENT_SUM_WORDS[line.sum][locale], ...sums], look: 'sum' }];
  }
  const amounts = periods.map((period) => period.amounts[line.amount]);
  if (line.isIncluded && amounts.every((amount) => amount == null)) return [];
  const plain = REPORT_FIELD_WORDS[line.amount][locale];
  const label = line.isIncluded ? interpolate(STATEMENT.included[locale], { line: plain }) : plain;
  const style = line.isIncluded ? STYLES.quiet : STYLES.body;
  return [
    { cells: [{ text: label, style }, ...amounts.map((amount) => ({ text: amountOf(amount, numbers), style }))] },
  ];
}

function drawTrend(sheet: Sheet, periods: readonly StatementPeriod[], { locale, numbers }: ReportDocument): void {
  const labels = [
    REPORT_FIELD_WORDS.revenue[locale],
    REPORT_FIELD_WORDS.ebit[locale],
    STATEMENT_SUM_WORDS.netWorth[locale],
  ];
  const groups = [...periods].reverse().map((period) => ({
    label: periodName(period, locale),
    values: [period.amounts.revenue ?? null, period.amounts.ebit ?? null, statementSums(period).netWorth],
  }));
  if (groups.every(({ values }) => values.every((value) => value === null))) return;
  drawHeading(sheet, STATEMENT.trend[locale]);
  const spoken = groups.map(
    ({ label, values }) =>
      `${label}: ${values.map((value, index) => `${labels[index]} ${amountOf(value, numbers)}`).join(', ')}.`,
  );
  drawBarChart(sheet, {
    groups,
    series: labels.map((label, index) => ({ label, color: SERIES_COLORS[index] ?? COLORS.brand })),
    format: (value) => shortAmount(value, numbers),
    alt: interpolate(STATEMENT.chart[locale], { values: spoken.join(' ') }),
  });
}
