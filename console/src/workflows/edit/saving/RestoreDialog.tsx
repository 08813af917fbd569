import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import type { KeptCopy } from '../../../shared/auth/kept-typed';
import { useUser } from '../../../shared/auth/use-can';
import { useAppLocale, useText } from '../../../shared/i18n/use-text';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { EDIT } from '../edit.texts';
import { useEdit } from '../edit-context';
import { type DraftCopy, isRestorable } from './form-store';
import { keptCopies } from './use-workflow-form';

/** Formats the time at which unsaved changes were stored; adds the date unless it is today. */
function momentOf(at: number, locale: string): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date().toDateString();
  return moment.toLocaleString(locale, { timeStyle: 'short', ...(isToday ? {} : { dateStyle: 'medium' }) });
}

/**
 * Offers to restore changes of an active workflow that a closed or crashed page left unsaved in this browser. If the
 * user closes the dialog, the changes are kept for the next visit.
 */
export function RestoreDialog({ livePages }: { livePages: ReadonlySet<string> }) {
  const t = useText();
  const locale = useAppLocale();
  const { id: userId } = useUser();
  const { workflow, restore } = useEdit();
  const [kept] = useState(() => keptCopies(userId, workflow));
  const [copies, setCopies] = useState<KeptCopy<DraftCopy>[]>(() =>
    workflow.status === 'draft' ? [] : kept.list(livePages).filter(({ value }) => isRestorable(value, workflow)),
  );
  const [copy] = copies;
  if (!copy) return null;
  return (
    <ConfirmDialog
      open
      title={t(EDIT.restoreTitle, { time: momentOf(copy.at, locale) })}
      cancelLabel={t(EDIT.restoreLater)}
      confirmLabel={t(EDIT.restore)}
      extraAction={
        <Button
          color="error"
          onClick={() => {
            kept.drop(copy);
            setCopies((all) => all.slice(1));
          }}
        >
          {t(EDIT.restoreDiscard)}
        </Button>
      }
      onConfirm={() => {
        kept.drop(copy);
        restore(copy.value);
        setCopies([]);
      }}
      onClose={() => setCopies([])}
    >
      <DialogContentText>{t(EDIT.restoreText)}</DialogContentText>
    </ConfirmDialog>
  );
}
