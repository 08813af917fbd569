import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../shared/data/provider/use-provider';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { AUDIT } from './audit.texts';

/** States how far the nightly check has verified the trail. Shows nothing before the first check and if it cannot load. */
export function TrailProof({ companyId }: { companyId?: string }) {
  const t = useText();
  const format = useFormat();
  const dataProvider = useProvider();
  const { data: proof } = useQuery({
    queryKey: ['audit-entries', 'getAuditProof', companyId],
    queryFn: () => dataProvider.getAuditProof(companyId),
  });
  if (proof?.is_broken) {
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {t(AUDIT.broken)}
      </Alert>
    );
  }
  if (!proof?.verified_to) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
      {t(AUDIT.verified, { date: format.dateTime(proof.verified_to), count: proof.entries })}
    </Typography>
  );
}
