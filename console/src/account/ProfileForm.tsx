import { checkProfile } from '@homologa/domain/accounts/profile-rules';
import { Box, Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { updateSessionUser } from '../shared/auth/session-store';
import { useUser } from '../shared/auth/use-can';
import { accountApi } from '../shared/data/account.api';
import { useDeed } from '../shared/data/use-deed';
import { useViolations } from '../shared/forms/use-violations';
import { useText } from '../shared/i18n/use-text';
import { ViolationAlert } from '../shared/ui/ViolationAlert';
import { ACCOUNT } from './account.texts';
import { PictureField } from './PictureField';

export function ProfileForm() {
  const t = useText();
  const user = useUser();
  const [form, setForm] = useState({ name: user.info.name, phone: user.info.phone, extension: user.info.phone_ext });
  const failures = useViolations();
  const save = useDeed(
    () =>
      accountApi.updateAccount(user.id, {
        info: { name: form.name, phone: form.phone, phone_ext: form.extension },
      }),
    { success: t(ACCOUNT.updated), onDone: updateSessionUser, onError: failures.fail },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!failures.check(checkProfile(form))) save.mutate();
  };
  const set = (field: keyof typeof form) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });
  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2.5}>
        <PictureField />
        <ViolationAlert messages={failures.messages} onClose={failures.clear} />
        <TextField required autoComplete="name" label={t(ACCOUNT.name)} value={form.name} onChange={set('name')} />
        <TextField
          required
          label={t(ACCOUNT.email)}
          value={user.info.email}
          helperText={t(ACCOUNT.emailHint)}
          slotProps={{ input: { readOnly: true } }}
        />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
          <TextField
            required
            type="tel"
            autoComplete="tel"
            label={t(ACCOUNT.phone)}
            value={form.phone}
            onChange={set('phone')}
          />
          <TextField
            label={t(ACCOUNT.extension)}
            value={form.extension}
            helperText={t(ACCOUNT.extensionHint)}
            onChange={set('extension')}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
          />
        </Box>
        <Box>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {t(ACCOUNT.saveChanges)}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
