import type { ReportType } from '@homologa/domain/catalog/report-types';
import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/catalog/status-words';
import { SUPPLIER_STATUSES, type SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import type { StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import { type Theme, useTheme } from '@mui/material';
import { ChartCard } from '../../shared/charts/ChartCard';
import { type ChartPattern, type ChartRow, withShares } from '../../shared/charts/chart-rows';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { levelColors } from '../legends/level-colors';
import { scoreRows } from './score-rows';
import { shownStatistics } from './shown-statistics';
import { STATISTIC, statisticRows } from './statistic-rows';
import { STATISTICS } from './statistics.texts';
import { type StatisticScope, supplierTargets } from './supplier-targets';

interface CardProps {
  statistics: StatisticsResponse;
  scope: StatisticScope;
}

const STATUS_LOOKS: Readonly<Record<SupplierStatus, { color: (theme: Theme) => string; pattern: ChartPattern }>> = {
  pending: { color: ({ palette }) => palette.warning.main, pattern: 'stripes' },
  in_progress: { color: ({ palette }) => palette.info.main, pattern: 'dots' },
  completed: { color: ({ palette }) => palette.success.main, pattern: 'solid' },
  archived: { color: ({ palette }) => palette.text.secondary, pattern: 'lines' },
};

function useTargets(scope: StatisticScope) {
  const t = useText();
  return (filter: SupplierListFilter) =>
    supplierTargets(filter, scope, (count) => t(STATISTICS.activeWorkflows, { count }));
}

export function StatusCard({ title, statistics, scope }: CardProps & { title: string }) {
  const t = useText();
  const theme = useTheme();
  const targets = useTargets(scope);
  const counted = new Map(statistics.suppliers.status.map(({ key, count }) => [key, count]));
  const groups = SUPPLIER_STATUSES.map((key) => ({ key, count: counted.get(key) ?? 0 }));
  const rows = withShares(groups).map(({ key, count, share }): ChartRow => {
    const { color, pattern } = STATUS_LOOKS[key];
    return {
      key,
      count,
      share,
      pattern,
      label: t(SUPPLIER_STATUS_WORDS[key]),
      color: color(theme),
      targets: targets({ status: [key] }),
    };
  });
  return (
    <ChartCard
      title={title}
      rows={rows}
      form="donut"
      suppliers={statistics.suppliers.total}
      nothing={t(STATISTICS.noSuppliers)}
    />
  );
}

export function StatisticCards({ types, statistics, scope }: CardProps & { types: readonly ReportType[] }) {
  const t = useText();
  const locale = useAppLocale();
  const { palette } = useTheme();
  const targets = useTargets(scope);
  const tools = { locale, colors: levelColors(palette.mode), plain: palette.primary.main, targets };
  const scores = scoreRows(statistics.scores ?? [], { ...tools, blue: palette.info.main });
  const cards = shownStatistics(types, statistics).map((key) => (
    <ChartCard
      key={key}
      title={t(STATISTIC[key].title)}
      rows={statisticRows(key, statistics[key], tools)}
      form="bars"
      suppliers={statistics.suppliers.total}
    />
  ));
  return (
    <>
      {cards}
      {scores.length > 0 && (
        <ChartCard title={t(STATISTICS.byScore)} rows={scores} form="bars" suppliers={statistics.suppliers.total} />
      )}
    </>
  );
}
