import { UNDELIVERED_INVITATIONS } from '@homologa/domain/suppliers/invitation-errors';
import type { StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import { Alert, Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useText } from '../../shared/i18n/use-text';
import { STATISTICS } from './statistics.texts';
import { type StatisticScope, supplierTargets } from './supplier-targets';

interface UndeliveredInvitationsProps {
  statistics: StatisticsResponse;
  scope: StatisticScope;
  /** Bottom margin for use outside of a grid, which has its own spacing. */
  mb?: number;
}

export function UndeliveredInvitations({ statistics, scope, mb }: UndeliveredInvitationsProps) {
  const t = useText();
  const count = statistics.suppliers.undeliveredInvitations ?? 0;
  if (count === 0) return null;
  const targets = supplierTargets(UNDELIVERED_INVITATIONS, scope, (active) =>
    t(STATISTICS.activeWorkflows, { count: active }),
  );
  return (
    <Alert severity="warning" sx={{ mb, '@media print': { display: 'none' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        <span>{t(STATISTICS.undelivered, { count })}</span>
        {targets.map(({ label, to }) => (
          <Link key={to} component={RouterLink} to={to}>
            {targets.length === 1 ? t(STATISTICS.showSuppliers, { count }) : label}
          </Link>
        ))}
      </Box>
    </Alert>
  );
}
