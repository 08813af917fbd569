import { SANDBOX_MARK } from '@homologa/domain/reports/gateways';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { Alert, Chip } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { DELIVERIES } from './deliveries.texts';

/** Marks what the sandbox gateway invented. */
export const SandboxChip = () => <Chip size="small" color="warning" label={SANDBOX_MARK} sx={{ flexShrink: 0 }} />;

type Found = Pick<SupplierRow, 'report' | 'ccr'>;

/** Whether figures or the score of a supplier are invented. */
export const hasSandboxData = ({ report, ccr }: Found): boolean =>
  report?.is_sandbox === true || (ccr !== null && ccr.is_sandbox && ccr.delivered_at !== null);

/** Says above a supplier's figures that they are invented, where some are. */
export function SandboxNotice({ supplier }: { supplier: Found }) {
  const t = useText();
  if (!hasSandboxData(supplier)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t(DELIVERIES.sandbox)}
    </Alert>
  );
}
