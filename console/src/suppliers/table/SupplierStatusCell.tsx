import { INVITATION_ERROR_WORDS, INVITATION_ERRORS } from '@homologa/domain/i18n/invitation-errors';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import MailErrorIcon from '@mui/icons-material/UnsubscribeOutlined';
import { Box, Chip, Tooltip } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { StatusChip } from '../../shared/ui/StatusChip';
import { SUPPLIERS } from '../suppliers.texts';

/** Said on the supplier when the invitation's last attempt failed, with the reason that is known. */
export function InvitationFailed({ supplier }: { supplier: SupplierRow }) {
  const t = useText();
  if (supplier.invitation?.state !== 'failed') return null;
  const known = INVITATION_ERRORS.find((error) => error === supplier.invitation?.error);
  return (
    <Tooltip describeChild title={known ? t(INVITATION_ERROR_WORDS[known]) : ''}>
      <Chip size="small" color="error" icon={<MailErrorIcon />} label={t(SUPPLIERS.notDelivered)} tabIndex={0} />
    </Tooltip>
  );
}

export function SupplierStatusCell({ supplier }: { supplier: SupplierRow }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={supplier.display_status} />
      <InvitationFailed supplier={supplier} />
    </Box>
  );
}
