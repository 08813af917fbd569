import type { NewAppResponse, NewFactorResponse } from '@homologa/domain/accounts/second-factor.contract';
import { violation } from '@homologa/domain/errors/error-codes';
import { QrCode } from '@homologa/web/qr/qr-code';
import { Box, Button, DialogContentText } from '@mui/material';
import { useProvider } from '../../shared/data/provider/use-provider';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { CopyButton } from '../../shared/ui/CopyButton';
import { SECURITY } from './security.texts';

/** A phone that has the app cannot scan its own screen; other devices know no app for the link. */
const ON_PHONES = {
  display: 'none',
  '@media (hover: none) and (pointer: coarse)': { display: 'inline-flex' },
} as const;

interface AppDialogProps {
  app: NewAppResponse;
  onDone: (answer: NewFactorResponse) => Promise<void>;
  onClose: () => void;
}

/** Shows the secret of a new authenticator app once and asks for the first code, which confirms it. */
export function AppDialog({ app, onDone, onClose }: AppDialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  const form = useSubmitForm({
    stored: { code: '' },
    check: ({ code }) => (code.trim() === '' ? [violation('all_fields_required', 'code')] : []),
    send: ({ code }) => dataProvider.confirmAuthenticatorApp(code),
    success: t(SECURITY.added),
    onDone,
  });
  return (
    <FormDialog
      form={form}
      title={t(SECURITY.setUpApp)}
      submitLabel={t(SECURITY.setUp)}
      maxWidth="xs"
      isUnguarded
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 1 }}>{t(SECURITY.scan)}</DialogContentText>
      <Box sx={{ width: 200, mx: 'auto', mb: 2, '& svg': { display: 'block' } }}>
        <QrCode text={app.address} label={t(SECURITY.picture)} />
      </Box>
      <DialogContentText>{t(SECURITY.typeKey)}</DialogContentText>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Box component="code" data-testid="app-secret" sx={{ overflowWrap: 'anywhere' }}>
          {app.secret}
        </Box>
        <CopyButton value={app.secret} label={t(SECURITY.copyKey)} />
        <Button size="small" href={app.address} sx={ON_PHONES}>
          {t(SECURITY.openApp)}
        </Button>
      </Box>
      <TextInput
        autoFocus
        fullWidth
        source="code"
        label={t(SECURITY.firstCode)}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </FormDialog>
  );
}
