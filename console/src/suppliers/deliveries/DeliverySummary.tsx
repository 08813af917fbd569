import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import type { DeliverySummary as Delivery } from '@homologa/domain/reports/delivery.contract';
import { DETAIL_WORDS } from '@homologa/domain/reports/detail-words';
import { DETAIL_NAMES } from '@homologa/domain/reports/report-details';
import { REPORT_FIELD_NAMES, REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { DELIVERIES } from './deliveries.texts';
import { SandboxChip } from './SandboxMark';

export const DeliveryRows = ({ children }: { children: ReactNode }) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
    {children}
  </Box>
);

export function DeliverySummary({ delivery, children }: { delivery: Delivery; children?: ReactNode }) {
  const t = useText();
  const format = useFormat();
  const changed = [
    ...REPORT_FIELD_NAMES.filter((name) => delivery.changed.includes(REPORT_FIELDS[name].wire)).map(
      (name) => REPORT_FIELD_WORDS[name],
    ),
    ...DETAIL_NAMES.filter((name) => delivery.changed.includes(name)).map((name) => DETAIL_WORDS[name]),
  ];
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {delivery.number}
        </Typography>
        <span>{t(DELIVERIES.version, { version: delivery.version })}</span>
        <Chip
          size="small"
          variant="outlined"
          color={delivery.is_current ? 'success' : 'default'}
          label={t(delivery.is_current ? DELIVERIES.current : DELIVERIES.replaced)}
        />
        {delivery.is_sandbox && <SandboxChip />}
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {t(REPORT_TYPE_WORDS[delivery.kind])} · {format.dateTime(delivery.delivered_at)}
        </Typography>
        {children}
      </Box>
      {delivery.reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t(DELIVERIES.corrected, { reason: delivery.reason })}
        </Typography>
      )}
      {changed.length > 0 && (
        <Typography variant="body2">
          {t(DELIVERIES.changed, { figures: changed.map((words) => t(words)).join(', ') })}
        </Typography>
      )}
    </Box>
  );
}
