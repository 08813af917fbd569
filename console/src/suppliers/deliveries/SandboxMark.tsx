import { SANDBOX_MARK } from '@homologa/domain/reports/gateways';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Alert, Chip } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { DELIVERIES } from './deliveries.texts';

/** Marks what the sandbox gateway invented. */
export const SandboxChip = () => <Chip size="small" color="warning" label={SANDBOX_MARK} />;

/** Says above a supplier's figures that they are invented, where some are. */
export function SandboxNotice({ supplier: { report, ccr } }: { supplier: Pick<SupplierResponse, 'report' | 'ccr'> }) {
  const t = useText();
  const isInvented = report?.is_sandbox || (ccr?.is_sandbox && ccr.delivered_at !== null);
  if (!isInvented) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t(DELIVERIES.sandbox)}
    </Alert>
  );
}
