import { errorText } from '@homologa/domain/errors/error-messages';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useCan, useUser } from '../../../shared/auth/use-can';
import { useAppLocale, useText } from '../../../shared/i18n/use-text';
import { useLetterKeys } from '../../../shared/ui/hooks/use-letter-keys';
import { ReasonButton } from '../../../shared/ui/ReasonButton';
import { type DecidedSupplier, DecisionDialog } from '../../decision/DecisionDialog';
import { DECISION } from '../../decision/decision.texts';

const KEYS: Readonly<Record<string, 'decide'>> = { d: 'decide' };
const NO_KEYS: typeof KEYS = {};

interface DecideButtonProps {
  supplier: DecidedSupplier & Pick<SupplierRow, 'decision'>;
  onNext?: (() => void) | undefined;
}

/**
 * Button of the case's sticky strip and of the summary beside a list. The letter d opens the dialog too. Opens the
 * dialog immediately if the user comes from the previous supplier by 'save and next'.
 */
export function DecideButton({ supplier, onNext }: DecideButtonProps) {
  const t = useText();
  const locale = useAppLocale();
  const { log_as: isViewing } = useUser();
  const mayDecide = useCan('decide_on_suppliers');
  const { state } = useLocation();
  // A reload or the back button must not open the decision dialog again.
  const isFresh = useNavigationType() === NavigationType.Push;
  const [isDeciding, setDeciding] = useState(isFresh && state?.isDeciding === true && !isViewing);
  const takesLetters = useLetterKeys(mayDecide && !isViewing ? KEYS : NO_KEYS, () => setDeciding(true));
  if (!mayDecide) return null;
  return (
    <>
      <ReasonButton
        size="small"
        variant={supplier.decision ? 'outlined' : 'contained'}
        sx={{ flexShrink: 0 }}
        aria-keyshortcuts={takesLetters ? 'd' : undefined}
        reason={isViewing ? errorText('not_while_logged_in_as', locale) : null}
        onClick={() => setDeciding(true)}
      >
        {t(supplier.decision ? DECISION.change : DECISION.decide)}
      </ReasonButton>
      {isDeciding && <DecisionDialog supplier={supplier} onNext={onNext} onClose={() => setDeciding(false)} />}
    </>
  );
}
