import type { Words } from '@homologa/domain/language/locales';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { CONDITIONS } from './condition.texts';

/** Edit that waits for the user's consent, because it breaks the conditions of the named items. */
export interface BreakingEdit {
  broken: readonly string[];
  /** Name of the edit, for the button that makes it. */
  name: Words;
  edit: () => void;
}

/** Asks before an edit breaks conditions, and names their items. */
export function BreakingEditDialog({ question, onClose }: { question: BreakingEdit | null; onClose: () => void }) {
  const t = useText();
  // The dialog keeps its text while it fades out.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  return (
    <ConfirmDialog
      open={question !== null}
      title={t(CONDITIONS.willBreakTitle)}
      confirmLabel={last ? t(last.name) : ''}
      cancelLabel={t(CONDITIONS.keep)}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        question?.edit();
      }}
    >
      {last && t(CONDITIONS.willBreak, { list: last.broken.join(', ') })}
    </ConfirmDialog>
  );
}
