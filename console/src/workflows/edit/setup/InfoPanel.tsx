import { Stack, TextField } from '@mui/material';
import { useText } from '../../../shared/i18n/use-text';
import { CoverField } from '../cover/CoverField';
import { EDIT } from '../edit.texts';
import { useEdit } from '../edit-context';
import { InvitationFields } from '../suppliers/InvitationFields';
import { focusField, PANEL_OPENS, useOnTarget } from '../use-target';
import { useTextField } from '../use-text-field';
import { SetupFields } from './SetupFields';

const TITLE_ID = 'workflow-title';

export function InfoPanel() {
  const t = useText();
  const { form } = useEdit();
  const text = useTextField('info');
  useOnTarget('info', () => focusField(TITLE_ID, PANEL_OPENS));
  return (
    <Stack spacing={2.5}>
      <TextField
        id={TITLE_ID}
        required
        // A new workflow begins with its title: the page is opened to type it.
        autoFocus={form.title === ''}
        label={t(EDIT.title)}
        {...text('title')}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <TextField label={t(EDIT.description)} multiline minRows={2} {...text('description')} />
      <SetupFields />
      {form.type === 'onboarding' && (
        <>
          <TextField
            label={t(EDIT.welcome)}
            helperText={t(EDIT.welcomeHint)}
            multiline
            minRows={3}
            {...text('welcomeMessage')}
          />
          <CoverField />
          <InvitationFields />
        </>
      )}
    </Stack>
  );
}
