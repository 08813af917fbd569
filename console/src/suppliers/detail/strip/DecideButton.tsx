import { errorText } from '@homologa/domain/errors/error-messages';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { useCan, useUser } from '../../../shared/auth/use-can';
import { useAppLocale, useText } from '../../../shared/i18n/use-text';
import { useLetterKeys } from '../../../shared/ui/hooks/use-letter-keys';
import { ReasonButton } from '../../../shared/ui/ReasonButton';
import { DECISION } from '../../decision/decision.texts';

const KEYS: Readonly<Record<string, 'decide'>> = { d: 'decide' };
const NO_KEYS: typeof KEYS = {};

interface DecideButtonProps {
  supplier: Pick<SupplierRow, 'decision'>;
  /**
   * Opens the decision dialog, which the caller renders: a dialog inside of this button would be lost with the list row
   * that the button belongs to.
   */
  onDecide: () => void;
}

/**
 * Button of the case's sticky strip and of the summary beside a list. The letter d has the same effect.
 */
export function DecideButton({ supplier, onDecide }: DecideButtonProps) {
  const t = useText();
  const locale = useAppLocale();
  const { log_as: isViewing } = useUser();
  const mayDecide = useCan('decide_on_suppliers');
  const takesLetters = useLetterKeys(mayDecide && !isViewing ? KEYS : NO_KEYS, onDecide);
  if (!mayDecide) return null;
  return (
    <ReasonButton
      size="small"
      variant={supplier.decision ? 'outlined' : 'contained'}
      sx={{ flexShrink: 0 }}
      aria-keyshortcuts={takesLetters ? 'd' : undefined}
      reason={isViewing ? errorText('not_while_logged_in_as', locale) : null}
      onClick={onDecide}
    >
      {t(supplier.decision ? DECISION.change : DECISION.decide)}
    </ReasonButton>
  );
}
