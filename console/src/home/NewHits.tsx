import type { StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useUser } from '../shared/auth/use-can';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { Panel } from '../shared/ui/Panel';
import { STATISTICS } from '../suppliers/statistics/statistics.texts';
import { type StatisticScope, supplierTargets } from '../suppliers/statistics/supplier-targets';
import { HOME } from './home.texts';

interface NewHitsProps {
  statistics: StatisticsResponse;
  scope: StatisticScope;
}

export function NewHits({ statistics, scope }: NewHitsProps) {
  const t = useText();
  const format = useFormat();
  const isShown = useUser().compliance_enabled;
  if (!isShown) return null;
  const { newHits } = statistics.suppliers;
  const targets = supplierTargets({ new_hits: ['yes'] }, scope, (count) => t(STATISTICS.activeWorkflows, { count }));
  const [only, ...more] = targets;
  return (
    <Panel title={t(HOME.monitoring)}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 1.5 }}>
        <Typography component="span" sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.4 }}>
          {format.number(newHits)}
        </Typography>
        <span>{t(HOME.newHits, { count: newHits })}</span>
        {newHits > 0 && only && more.length === 0 && (
          <Link component={RouterLink} to={only.to}>
            {t(HOME.review)}
          </Link>
        )}
        {newHits > 0 &&
          more.length > 0 &&
          targets.map(({ label, to }) => (
            <Link key={to} component={RouterLink} to={to}>
              {label}
            </Link>
          ))}
      </Box>
    </Panel>
  );
}
