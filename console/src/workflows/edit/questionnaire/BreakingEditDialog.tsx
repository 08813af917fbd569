import { useText } from '../../../shared/i18n/use-text';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { CONDITIONS } from './condition.texts';

/** Edit that waits for the user's consent, because it breaks the conditions of the named items. */
export interface BreakingEdit {
  broken: readonly string[];
  edit: () => void;
}

/** Asks before an edit breaks conditions, and names their items. */
export function BreakingEditDialog({ question, onClose }: { question: BreakingEdit | null; onClose: () => void }) {
  const t = useText();
  return (
    <ConfirmDialog
      open={question !== null}
      title={t(CONDITIONS.group)}
      confirmLabel={t(CONDITIONS.goOn)}
      cancelLabel={t(CONDITIONS.keep)}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        question?.edit();
      }}
    >
      {question && t(CONDITIONS.willBreak, { list: question.broken.join(', ') })}
    </ConfirmDialog>
  );
}
