import { INVITATION_ERROR_WORDS, INVITATION_ERRORS } from '@homologa/domain/suppliers/invitation-errors';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import MailWaitingIcon from '@mui/icons-material/ScheduleSendOutlined';
import MailErrorIcon from '@mui/icons-material/UnsubscribeOutlined';
import { Box, Chip, Tooltip, useTheme } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { PhaseText } from '../PhaseText';
import { StatusChip } from '../StatusChip';
import { SUPPLIERS } from '../suppliers.texts';

interface InvitationTroubleProps {
  supplier: SupplierRow;
  isShort?: boolean;
}

const TROUBLES = {
  failed: {
    color: 'error',
    icon: <MailErrorIcon />,
    label: SUPPLIERS.notDelivered,
    short: SUPPLIERS.notDeliveredShort,
  },
  waiting: {
    color: 'warning',
    icon: <MailWaitingIcon />,
    label: SUPPLIERS.mailWaits,
    short: SUPPLIERS.mailWaitsShort,
  },
} as const;

export function InvitationTrouble({ supplier, isShort = false }: InvitationTroubleProps) {
  const t = useText();
  const { state, error } = supplier.invitation ?? {};
  const known = INVITATION_ERRORS.find((one) => one === error);
  const trouble = state === 'failed' ? 'failed' : state === 'queued' && known === 'mail_delayed' ? 'waiting' : null;
  if (!trouble) return null;
  const { color, icon, label, short } = TROUBLES[trouble];
  const said = [isShort && `${t(label)}.`, known && t(INVITATION_ERROR_WORDS[known])];
  return (
    <Tooltip describeChild title={said.filter(Boolean).join(' ')}>
      <Chip size="small" color={color} icon={icon} label={t(isShort ? short : label)} tabIndex={0} />
    </Tooltip>
  );
}

export function SupplierStatusCell({ supplier }: { supplier: SupplierRow }) {
  const { palette } = useTheme();
  return (
    <Box sx={{ display: 'flex', columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusChip status={supplier.display_status} />
      {supplier.waiting && (
        <span style={{ color: palette.text.secondary, whiteSpace: 'nowrap' }}>
          <PhaseText waiting={supplier.waiting} />
        </span>
      )}
      <InvitationTrouble supplier={supplier} isShort />
    </Box>
  );
}
