import { COMPANY_USER_STATUS_WORDS } from '@homologa/domain/companies/company-user-words';
import type { CompanyUserStatus } from '@homologa/domain/companies/company-users';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import BlockIcon from '@mui/icons-material/PersonOffOutlined';
import { Chip, type ChipProps } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../i18n/use-text';

const LOOKS: Readonly<Record<CompanyUserStatus, { color: ChipProps['color']; icon: ReactElement }>> = {
  active: { color: 'success', icon: <CheckIcon /> },
  invited: { color: 'info', icon: <MailIcon /> },
  deactivated: { color: 'default', icon: <BlockIcon /> },
};

export function UserStatusChip({ status }: { status: CompanyUserStatus }) {
  const t = useText();
  const { color, icon } = LOOKS[status];
  return (
    <Chip size="small" variant="outlined" color={color} icon={icon} label={t(COMPANY_USER_STATUS_WORDS[status])} />
  );
}
