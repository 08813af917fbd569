import type { ComplianceCheckResponse } from '@homologa/domain/compliance/checks/compliance-check.contract';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCan } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { CHECKS } from './checks.texts';
import { TurnDialog } from './TurnDialog';
import { useChecksChanged } from './use-checks-changed';

interface TurnButtonProps extends Pick<ButtonProps, 'variant'> {
  check: ComplianceCheckResponse;
  onTurned?: (check: ComplianceCheckResponse) => void;
}

/**
 * Button that turns a compliance check into a supplier. Once the supplier exists, a link to the supplier replaces the
 * button.
 */
export function TurnButton({ check, onTurned, variant = 'text' }: TurnButtonProps) {
  const t = useText();
  const mayTurn = useCan('manage_workflows');
  const changed = useChecksChanged();
  const [isOpen, setOpen] = useState(false);
  if (check.supplier) {
    return (
      <Button
        size="small"
        variant={variant}
        sx={{ whiteSpace: 'nowrap' }}
        component={Link}
        to={`/workflows/${check.workflow_id}/suppliers/${check.id}`}
        aria-label={`${t(CHECKS.openSupplier)}: ${check.name}`}
      >
        {t(CHECKS.openSupplier)}
      </Button>
    );
  }
  if (!mayTurn) return null;
  return (
    <>
      <Button
        size="small"
        variant={variant}
        sx={{ whiteSpace: 'nowrap' }}
        aria-label={t(CHECKS.turnNamed, { name: check.name })}
        onClick={() => setOpen(true)}
      >
        {t(CHECKS.turn)}
      </Button>
      {isOpen && (
        <TurnDialog
          check={check}
          onClose={() => setOpen(false)}
          onTurned={async (turned) => {
            onTurned?.(turned);
            await changed();
          }}
        />
      )}
    </>
  );
}
