import { WORDS } from '@homologa/web/texts/words.texts';
import { useId, useState } from 'react';
import { Button } from '../../components/Button';
import { APP } from '../../i18n/app.texts';
import { useI18n } from '../../i18n/I18nProvider';
import { focusOn } from '../../lib/focus-on';
import { HOME } from './home.texts';

interface ErasureFormProps {
  isBusy: boolean;
  onAsk: (note: string) => void;
}

/**
 * Form that requests the erasure of the account. The first click shows the consequences; only a second click sends the
 * request.
 */
export function ErasureForm({ isBusy, onAsk }: ErasureFormProps) {
  const { t } = useI18n();
  const noteId = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [note, setNote] = useState('');
  if (!isOpen) {
    return (
      // Returns the focus to the button after a cancellation.
      <Button kind="secondary" autoFocus={wasOpen} onClick={() => setOpen(true)}>
        {t(HOME.erase_begin)}
      </Button>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onAsk(note);
      }}
    >
      <div className="field">
        <label htmlFor={noteId}>
          {t(HOME.erase_note)} <span className="muted">({t(APP.optional)})</span>
        </label>
        <textarea
          id={noteId}
          className="control"
          rows={3}
          maxLength={2000}
          ref={focusOn}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <p className="actions">
        <Button type="submit" isBusy={isBusy}>
          {t(HOME.erase_send)}
        </Button>
        <Button
          kind="secondary"
          onClick={() => {
            setOpen(false);
            setWasOpen(true);
          }}
        >
          {t(WORDS.cancel)}
        </Button>
      </p>
    </form>
  );
}
