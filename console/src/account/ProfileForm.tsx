import { checkProfile } from '@homologa/domain/accounts/profile-rules';
import { Box, Button, Stack, TextField } from '@mui/material';
import { updateSessionUser } from '../shared/auth/session-store';
import { useUser } from '../shared/auth/use-can';
import { useProvider } from '../shared/data/provider/use-provider';
import { SubmitForm } from '../shared/forms/SubmitForm';
import { TextInput } from '../shared/forms/TextInput';
import { useSubmitForm } from '../shared/forms/use-submit-form';
import { useText } from '../shared/i18n/use-text';
import { ACCOUNT } from './account.texts';
import { PictureField } from './PictureField';

export function ProfileForm() {
  const t = useText();
  const dataProvider = useProvider();
  const user = useUser();
  const { name, phone, phone_ext } = user.info;
  const form = useSubmitForm({
    stored: { info: { name, phone, phone_ext } },
    check: ({ info }) => checkProfile({ ...info, extension: info.phone_ext }),
    send: ({ info }) => dataProvider.updateAccount(user.id, { info }),
    success: t(ACCOUNT.updated),
    onDone: updateSessionUser,
  });
  return (
    <SubmitForm form={form}>
      <Stack spacing={2.5}>
        <PictureField />
        <TextInput required source="info.name" autoComplete="name" label={t(ACCOUNT.name)} />
        <TextField
          required
          label={t(ACCOUNT.email)}
          value={user.info.email}
          helperText={t(ACCOUNT.emailHint)}
          slotProps={{ input: { readOnly: true } }}
        />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
          <TextInput required source="info.phone" type="tel" autoComplete="tel" label={t(ACCOUNT.phone)} />
          <TextInput
            source="info.phone_ext"
            label={t(ACCOUNT.extension)}
            helperText={t(ACCOUNT.extensionHint)}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
          />
        </Box>
        <Box>
          <Button type="submit" variant="contained" loading={form.isPending}>
            {t(ACCOUNT.saveChanges)}
          </Button>
        </Box>
      </Stack>
    </SubmitForm>
  );
}
