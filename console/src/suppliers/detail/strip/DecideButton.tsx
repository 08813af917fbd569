import { errorText } from '@homologa/domain/errors/error-messages';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useCan, useUser } from '../../../shared/auth/use-can';
import { useAppLocale, useText } from '../../../shared/i18n/use-text';
import { ReasonButton } from '../../../shared/ui/ReasonButton';
import { DecisionDialog } from '../../decision/DecisionDialog';
import { DECISION } from '../../decision/decision.texts';

interface DecideButtonProps {
  supplier: SupplierResponse;
  onNext?: (() => void) | undefined;
}

/**
 * Repeats the decision card's button in the sticky strip. Opens the dialog immediately if the user comes from the
 * previous supplier by 'save and next'.
 */
export function DecideButton({ supplier, onNext }: DecideButtonProps) {
  const t = useText();
  const locale = useAppLocale();
  const { log_as: isViewing } = useUser();
  const mayDecide = useCan('decide_on_suppliers') && supplier.workflow.status !== 'draft';
  const { state } = useLocation();
  // A reload or the back button must not open the decision dialog again.
  const isFresh = useNavigationType() === NavigationType.Push;
  const [isDeciding, setDeciding] = useState(isFresh && state?.isDeciding === true && !isViewing);
  if (!mayDecide) return null;
  return (
    <>
      <ReasonButton
        size="small"
        variant={supplier.decision ? 'outlined' : 'contained'}
        sx={{ flexShrink: 0 }}
        reason={isViewing ? errorText('not_while_logged_in_as', locale) : null}
        onClick={() => setDeciding(true)}
      >
        {t(supplier.decision ? DECISION.change : DECISION.decide)}
      </ReasonButton>
      {isDeciding && <DecisionDialog supplier={supplier} onNext={onNext} onClose={() => setDeciding(false)} />}
    </>
  );
}
