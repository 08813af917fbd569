import type { DeliveryResponse } from '@homologa/domain/reports/delivery.contract';
import { DETAIL_WORDS } from '@homologa/domain/reports/detail-words';
import { Box } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { Facts } from '../../shared/ui/Facts';
import { useDetailLines } from './use-detail-lines';

const SHOWN = ['currency', 'unit', 'earlier_periods', 'suits', 'shareholdings'] as const;

export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, at) => (
    <Box key={`${at}-${line}`} component="span" sx={{ display: 'block' }}>
      {line}
    </Box>
  ));

export function DeliveredDetails({ details }: Pick<DeliveryResponse, 'details'>) {
  const t = useText();
  const linesOf = useDetailLines();
  const facts = SHOWN.flatMap((name) => {
    const lines = linesOf(name, details);
    return lines.length > 0 ? [{ label: t(DETAIL_WORDS[name]), value: <Lines lines={lines} /> }] : [];
  });
  return (
    <Box sx={{ mt: 2 }}>
      <Facts columns={2} facts={facts} />
    </Box>
  );
}
