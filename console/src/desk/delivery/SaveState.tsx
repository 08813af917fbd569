import { Typography } from '@mui/material';
import type { SubmitFormState } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { DESK } from '../desk.texts';
import { DETAILS } from './details.texts';

export function SaveState({ form }: { form: Pick<SubmitFormState, 'isPending' | 'isUnsaved' | 'isDone'> }) {
  const t = useText();
  const text = form.isPending ? DETAILS.saving : form.isUnsaved ? DETAILS.unsaved : form.isDone ? DESK.saved : null;
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
      {text && t(text)}
    </Typography>
  );
}
