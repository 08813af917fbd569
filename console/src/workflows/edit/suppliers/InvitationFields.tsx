import MailIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { lazyPart } from '../../../shared/ui/states/lazy-part';
import { EDIT } from '../edit.texts';
import { useTextField } from '../use-text-field';
import { MAIL_PREVIEW } from './mail-preview.texts';

const MailPreviewDialog = lazyPart(() => import('./MailPreviewDialog'));

export function InvitationFields() {
  const t = useText();
  const text = useTextField('info');
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ px: 1 }}>
        {t(EDIT.invitation)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t(EDIT.invitationHint)}
      </Typography>
      <Stack spacing={2}>
        <TextField label={t(EDIT.subject)} {...text('emailSubject')} slotProps={{ htmlInput: { maxLength: 300 } }} />
        <TextField label={t(EDIT.message)} multiline minRows={4} {...text('emailMessage')} />
        <Box>
          <Button variant="outlined" startIcon={<MailIcon />} onClick={() => setPreviewed(true)}>
            {t(MAIL_PREVIEW.open)}
          </Button>
        </Box>
      </Stack>
      {isPreviewed && (
        <Suspense fallback={null}>
          <MailPreviewDialog onClose={() => setPreviewed(false)} />
        </Suspense>
      )}
    </Box>
  );
}
