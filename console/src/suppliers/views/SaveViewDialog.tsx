import { SAVED_VIEW_NAME_MAX } from '@homologa/domain/suppliers/limits';
import { Checkbox, FormControlLabel } from '@mui/material';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useField } from '../../shared/forms/use-field';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import type { SavedViews, ViewChoices } from './use-saved-views';
import { checkViewName } from './view-model';
import { VIEWS } from './views.texts';

interface SaveViewDialogProps {
  saved: SavedViews;
  isOneWorkflow: boolean;
  onClose: () => void;
}

function CheckInput({ source, label }: { source: keyof ViewChoices; label: string }) {
  const { id, field } = useField({ source, label });
  return (
    <FormControlLabel
      sx={{ mt: 0.5, display: 'flex' }}
      label={label}
      control={<Checkbox id={id} checked={field.value} onChange={(_, isOn) => field.onChange(isOn)} />}
    />
  );
}

export function SaveViewDialog({ saved, isOneWorkflow, onClose }: SaveViewDialogProps) {
  const t = useText();
  const form = useSubmitForm({
    stored: { name: '', isEverywhere: false, isPinned: false, isHome: false },
    check: checkViewName,
    send: ({ name, ...choices }) => saved.save(name.trim(), choices),
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
      {isOneWorkflow && <CheckInput source="isEverywhere" label={t(VIEWS.everywhere)} />}
      <CheckInput source="isPinned" label={t(VIEWS.pinNew)} />
      <CheckInput source="isHome" label={t(VIEWS.homeNew)} />
    </FormDialog>
  );
}
