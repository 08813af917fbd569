import type { ScreeningResponse } from '@homologa/domain/screenings/screening.contract';
import { decisionWords, sayReason } from '@homologa/domain/screenings/screening-sentences';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Box, Typography } from '@mui/material';
import { useFormat } from '../../shared/i18n/use-format';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { entryName } from '../hits/findings';
import { SCREENING } from '../screening.texts';
import { ComplianceDownloads } from './ComplianceDownloads';

interface ReportVersionsProps {
  supplier: SupplierResponse;
  screening: ScreeningResponse;
}

export function ReportVersions({ supplier, screening }: ReportVersionsProps) {
  const t = useText();
  const format = useFormat();
  const locale = useAppLocale();
  const { id, reports, request, report_versions: versions, data } = screening;
  const replaced = versions.flatMap(({ replaced_by: by, ...version }) => (by ? [{ ...version, by }] : []));
  if (replaced.length === 0) return null;
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t(SCREENING.reportVersions)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {replaced.map(({ version, created_at: createdAt, by }) => (
          <Box
            component="li"
            key={version}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography component="time" dateTime={createdAt}>
                {format.dateTime(createdAt)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {t(SCREENING.replacedBy, {
                  name: by.decided_by.name,
                  decision: t(decisionWords(by)),
                  entry: entryName(data, by.entry_key),
                  reason: sayReason(by, locale),
                })}
              </Typography>
            </Box>
            <ComplianceDownloads
              supplier={supplier}
              screening={{ id, reports, requested_at: request.requested_at }}
              version={version}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
