import { INVITATION_ERROR_WORDS, INVITATION_ERRORS } from '@homologa/domain/suppliers/invitation-errors';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import MailErrorIcon from '@mui/icons-material/UnsubscribeOutlined';
import { Box, Chip, Tooltip } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { StatusChip } from '../StatusChip';
import { SUPPLIERS } from '../suppliers.texts';

interface InvitationFailedProps {
  supplier: SupplierRow;
  /** In few words, where there is little room; the tooltip has all of them. */
  isShort?: boolean;
}

/** Said on the supplier when the invitation's last attempt failed, with the reason that is known. */
export function InvitationFailed({ supplier, isShort = false }: InvitationFailedProps) {
  const t = useText();
  if (supplier.invitation?.state !== 'failed') return null;
  const known = INVITATION_ERRORS.find((error) => error === supplier.invitation?.error);
  const said = [isShort && `${t(SUPPLIERS.notDelivered)}.`, known && t(INVITATION_ERROR_WORDS[known])];
  return (
    <Tooltip describeChild title={said.filter(Boolean).join(' ')}>
      <Chip
        size="small"
        color="error"
        icon={<MailErrorIcon />}
        label={t(isShort ? SUPPLIERS.notDeliveredShort : SUPPLIERS.notDelivered)}
        tabIndex={0}
      />
    </Tooltip>
  );
}

export function SupplierStatusCell({ supplier }: { supplier: SupplierRow }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={supplier.display_status} />
      <InvitationFailed supplier={supplier} isShort />
    </Box>
  );
}
