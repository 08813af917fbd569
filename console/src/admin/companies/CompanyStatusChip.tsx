import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import PausedIcon from '@mui/icons-material/PauseCircleOutlined';
import { Chip } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { ADMIN } from '../admin.texts';

/** Shows the status by colour, icon and text, so that users can read it without distinguishing colours. */
export function CompanyStatusChip({ status }: Pick<DeskCompanyResponse, 'status'>) {
  const t = useText();
  const isActive = status === 'active';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isActive ? 'success' : 'default'}
      icon={isActive ? <CheckIcon /> : <PausedIcon />}
      label={t(isActive ? ADMIN.active : ADMIN.deactivated)}
    />
  );
}
