import { Box, Stack, TextField, Typography } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { CoverField } from './CoverField';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';
import { SetupFields } from './SetupFields';
import type { WorkflowForm } from './workflow-form';

type TextKey = { [Key in keyof WorkflowForm]: WorkflowForm[Key] extends string ? Key : never }[keyof WorkflowForm];

/** Title, texts, cover, and the invitation's own subject and message. */
export function InfoPanel() {
  const t = useText();
  const { form, change } = useEdit();
  const text = (key: TextKey) => ({
    value: form[key],
    onChange: (event: { target: { value: string } }) =>
      change('info', (now) => ({ ...now, [key]: event.target.value })),
  });
  return (
    <Stack spacing={2.5}>
      <TextField
        id="workflow-title"
        required
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
          <Box
            component="fieldset"
            sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, m: 0, minWidth: 0 }}
          >
            <Typography component="legend" variant="h3" sx={{ px: 1 }}>
              {t(EDIT.invitation)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
              {t(EDIT.invitationHint)}
            </Typography>
            <Stack spacing={2}>
              <TextField
                label={t(EDIT.subject)}
                {...text('emailSubject')}
                slotProps={{ htmlInput: { maxLength: 300 } }}
              />
              <TextField label={t(EDIT.message)} multiline minRows={4} {...text('emailMessage')} />
            </Stack>
          </Box>
        </>
      )}
    </Stack>
  );
}
