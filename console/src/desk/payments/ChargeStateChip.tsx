import { CHARGE_WORDS } from '@homologa/domain/payments/charge-words';
import type { ChargeFilter } from '@homologa/domain/payments/charges';
import { Chip } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';

const COLORS: Readonly<Record<ChargeFilter, 'default' | 'info' | 'success' | 'warning' | 'error'>> = {
  to_check: 'info',
  second_payment: 'error',
  mismatch: 'error',
  unpaid: 'warning',
  awaiting_proof: 'default',
  rejected: 'warning',
  accepted: 'success',
};

export function ChargeStateChip({ state }: { state: ChargeFilter }) {
  const t = useText();
  return <Chip size="small" color={COLORS[state]} label={t(CHARGE_WORDS[state])} />;
}
