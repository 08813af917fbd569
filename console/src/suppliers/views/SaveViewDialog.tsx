import { SAVED_VIEW_NAME_MAX } from '@homologa/domain/suppliers/limits';
import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import type { SavedViews } from './use-saved-views';
import { VIEWS } from './views.texts';

interface SaveViewDialogProps {
  saved: SavedViews;
  isOneWorkflow: boolean;
  onClose: () => void;
}

/** Names what is shown now. */
export function SaveViewDialog({ saved, isOneWorkflow, onClose }: SaveViewDialogProps) {
  const t = useText();
  const [name, setName] = useState('');
  const [isEverywhere, setEverywhere] = useState(false);
  const save = () => {
    if (name.trim() !== '') saved.save(name.trim(), isEverywhere, onClose);
  };
  return (
    <ConfirmDialog
      open
      title={t(VIEWS.save)}
      confirmLabel={t(COMMON.save)}
      isBusy={saved.isBusy}
      onConfirm={save}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          autoFocus
          required
          label={t(VIEWS.name)}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: SAVED_VIEW_NAME_MAX } }}
          sx={{ mt: 1 }}
        />
        {isOneWorkflow && (
          <FormControlLabel
            sx={{ mt: 1 }}
            label={t(VIEWS.everywhere)}
            control={<Checkbox checked={isEverywhere} onChange={(_, isOn) => setEverywhere(isOn)} />}
          />
        )}
      </form>
    </ConfirmDialog>
  );
}
