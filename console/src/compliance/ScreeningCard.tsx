import { isScreened } from '@homologa/domain/screenings/screening-status';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Box, Link, Typography } from '@mui/material';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { Panel } from '../shared/ui/Panel';
import { ScreenStatusChip } from './ScreenStatusChip';
import { SCREENING } from './screening.texts';

export const COMPLIANCE_ANCHOR = 'cfr';

export function ScreeningCard({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const format = useFormat();
  const [newest] = supplier.screenings;
  if (!newest) {
    return (
      <Panel title={t(SCREENING.card)}>
        <Typography sx={{ color: 'text.secondary' }}>{t(SCREENING.notRequested)}</Typography>
      </Panel>
    );
  }
  const text = {
    in_progress: t(SCREENING.aboutTenMinutes, { date: format.date(newest.requested_at) }),
    failed: t(SCREENING.failedText, { date: format.date(newest.requested_at) }),
    match: t(SCREENING.lastCheck, { date: format.date(newest.finished_at) }),
    no_match: t(SCREENING.lastCheck, { date: format.date(newest.finished_at) }),
  }[newest.status];
  return (
    <Panel title={t(SCREENING.card)} action={<ScreenStatusChip status={newest.status} review={newest.review} />}>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      {isScreened(newest.status) && (
        <Box sx={{ mt: 1, '@media print': { display: 'none' } }}>
          <Link href={`#${COMPLIANCE_ANCHOR}`}>{t(SCREENING.showResults)}</Link>
        </Box>
      )}
    </Panel>
  );
}
