import { SAVED_VIEW_NAME_MAX } from '@homologa/domain/suppliers/limits';
import { Checkbox, FormControlLabel } from '@mui/material';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useField } from '../../shared/forms/use-field';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import type { SavedViews } from './use-saved-views';
import { checkViewName } from './view-model';
import { VIEWS } from './views.texts';

interface SaveViewDialogProps {
  saved: SavedViews;
  isOneWorkflow: boolean;
  onClose: () => void;
}

function EverywhereInput() {
  const label = useText()(VIEWS.everywhere);
  const { id, field } = useField({ source: 'isEverywhere', label });
  return (
    <FormControlLabel
      sx={{ mt: 1 }}
      label={label}
      control={<Checkbox id={id} checked={field.value} onChange={(_, isOn) => field.onChange(isOn)} />}
    />
  );
}

export function SaveViewDialog({ saved, isOneWorkflow, onClose }: SaveViewDialogProps) {
  const t = useText();
  const form = useSubmitForm({
    stored: { name: '', isEverywhere: false },
    check: checkViewName,
    send: ({ name, isEverywhere }) => saved.save(name.trim(), isEverywhere),
    success: t(VIEWS.saved),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t(VIEWS.save)} submitLabel={t(COMMON.save)} onClose={onClose}>
      <TextInput
        source="name"
        autoFocus
        required
        label={t(VIEWS.name)}
        slotProps={{ htmlInput: { maxLength: SAVED_VIEW_NAME_MAX } }}
        sx={{ mt: 1 }}
      />
      {isOneWorkflow && <EverywhereInput />}
    </FormDialog>
  );
}
