import type { Locale } from '@homologa/domain/language/locales';
import type { ScreeningSummary } from '@homologa/domain/screenings/screening.contract';
import { isScreened } from '@homologa/domain/screenings/screening-status';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Alert, Box, Chip, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProvider } from '../shared/data/provider/use-provider';
import { useFormat } from '../shared/i18n/use-format';
import { useAppLocale, useText } from '../shared/i18n/use-text';
import { Panel } from '../shared/ui/Panel';
import { ErrorState } from '../shared/ui/states/ErrorState';
import { ScreeningFindings } from './findings/ScreeningFindings';
import { MonitoringSwitch } from './monitoring/MonitoringSwitch';
import { ComplianceDownloads } from './report/ComplianceDownloads';
import { ReportLanguage } from './report/ReportLanguage';
import { ScreenCompanyButton } from './request/ScreenCompanyButton';
import { COMPLIANCE_ANCHOR } from './ScreeningCard';
import { ScreenStatusChip } from './ScreenStatusChip';
import { SCREENING } from './screening.texts';

function Findings({ supplier, screeningId }: { supplier: SupplierResponse; screeningId: string }) {
  const dataProvider = useProvider();
  const { workflow_id: workflowId, id } = supplier;
  const { data, error, refetch } = useQuery({
    queryKey: ['suppliers', 'getScreening', workflowId, id, screeningId],
    queryFn: () => dataProvider.getScreening(workflowId, id),
  });
  if (data) return <ScreeningFindings supplier={supplier} screening={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return [1, 2, 3].map((row) => <Skeleton key={row} height={44} />);
}

function PastChecks({ supplier, past }: { supplier: SupplierResponse; past: readonly ScreeningSummary[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t(SCREENING.pastChecks)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {past.map((screening) => (
          <Box
            component="li"
            key={screening.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
          >
            <Typography component="time" dateTime={screening.requested_at} sx={{ minWidth: 160 }}>
              {format.date(screening.requested_at)}
            </Typography>
            <ScreenStatusChip status={screening.status} review={screening.review} />
            <Box sx={{ flex: 1 }} />
            <ComplianceDownloads supplier={supplier} screening={screening} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Newest({ supplier, newest }: { supplier: SupplierResponse; newest: ScreeningSummary }) {
  const t = useText();
  const format = useFormat();
  const requestedOn = { date: format.date(newest.requested_at) };
  if (newest.status === 'in_progress')
    return <Alert severity="info">{t(SCREENING.aboutTenMinutes, requestedOn)}</Alert>;
  if (newest.status === 'failed') return <Alert severity="warning">{t(SCREENING.failedText, requestedOn)}</Alert>;
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t(SCREENING.lastCheck, { date: format.date(newest.finished_at) })}
      </Typography>
      <Findings supplier={supplier} screeningId={newest.id} />
    </>
  );
}

function NewestReport({ supplier, newest }: { supplier: SupplierResponse; newest: ScreeningSummary }) {
  const [language, setLanguage] = useState<Locale>(useAppLocale());
  return (
    <>
      <ReportLanguage value={language} onChange={setLanguage} />
      <ComplianceDownloads supplier={supplier} screening={newest} language={language} />
    </>
  );
}

export function CompliancePanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const [newest, ...past] = supplier.screenings;
  return (
    <Box id={COMPLIANCE_ANCHOR} sx={{ scrollMarginTop: 80, minWidth: 0 }}>
      <Panel
        title={t(SCREENING.panel)}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {newest?.status === 'in_progress' && <Chip size="small" color="info" label={t(SCREENING.pending)} />}
            {newest && newest.status !== 'in_progress' && (
              <ScreenStatusChip status={newest.status} review={newest.review} />
            )}
            {newest && isScreened(newest.status) && <NewestReport supplier={supplier} newest={newest} />}
            <ScreenCompanyButton supplier={supplier} />
          </Box>
        }
      >
        {newest ? (
          <Newest supplier={supplier} newest={newest} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            {t(supplier.workflow.report_type === 'cfr' ? SCREENING.pending : SCREENING.notRequested)}
          </Typography>
        )}
        {supplier.workflow.status !== 'draft' && <MonitoringSwitch supplier={supplier} />}
        {past.length > 0 && <PastChecks supplier={supplier} past={past} />}
      </Panel>
    </Box>
  );
}
