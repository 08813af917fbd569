import type { SupplierDecision } from '@homologa/domain/catalog/supplier-decision';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import RejectedIcon from '@mui/icons-material/BlockOutlined';
import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined';
import ConditionsIcon from '@mui/icons-material/RuleOutlined';
import { Chip, type ChipProps } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../../shared/i18n/use-text';

const LOOKS: Readonly<Record<SupplierDecision, { color: ChipProps['color']; icon: ReactElement }>> = {
  approved: { color: 'success', icon: <ApprovedIcon /> },
  approved_with_conditions: { color: 'warning', icon: <ConditionsIcon /> },
  rejected: { color: 'error', icon: <RejectedIcon /> },
};

export function DecisionChip({ decision }: { decision: SupplierDecision }) {
  const t = useText();
  const { color, icon } = LOOKS[decision];
  return (
    <Chip size="small" variant="outlined" color={color} icon={icon} label={t(SUPPLIER_DECISION_WORDS[decision])} />
  );
}
