import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Typography } from '@mui/material';
import { useConfig } from '../../shared/data/use-config';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { useNow } from '../../shared/ui/use-now';
import { DETAIL } from './detail.texts';

/** Above the page on paper: whose it is, of which workflow, and of which day. */
export function PrintHeader({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const format = useFormat();
  const brand = useConfig().data?.brand.name ?? 'Homologa';
  const date = format.date(useNow().toISOString());
  return (
    <Typography className="print-only" component="p" sx={{ mb: 1 }}>
      {t(DETAIL.printed, { brand, workflow: supplier.workflow.title, date })}
    </Typography>
  );
}
