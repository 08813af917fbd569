import type { NewFactorResponse } from '@homologa/domain/accounts/second-factor.contract';
import { DialogContentText } from '@mui/material';
import { isOfBrowser, makePasskey } from '../../shared/auth/factor/passkeys';
import { useProvider } from '../../shared/data/provider/use-provider';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { SECURITY } from './security.texts';

interface PasskeyDialogProps {
  onDone: (answer: NewFactorResponse) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a passkey, and the browser for the passkey itself. */
export function PasskeyDialog({ onDone, onClose }: PasskeyDialogProps) {
  const t = useText();
  const dataProvider = useProvider();
  const make = async (name: string) => {
    const { attempt, options } = await dataProvider.startPasskey();
    const passkey = await makePasskey(options).catch((error: unknown) => {
      throw isOfBrowser(error) ? new Error(t(SECURITY.passkeyCancelled), { cause: error }) : error;
    });
    return dataProvider.addPasskey({ attempt, name, passkey });
  };
  const form = useSubmitForm({
    stored: { name: '' },
    send: ({ name }) => make(name.trim()),
    success: t(SECURITY.added),
    onDone,
  });
  return (
    <FormDialog
      form={form}
      title={t(SECURITY.addPasskey)}
      submitLabel={t(SECURITY.add)}
      maxWidth="xs"
      isUnguarded
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{t(SECURITY.passkeysNone)}</DialogContentText>
      <TextInput autoFocus fullWidth source="name" label={t(SECURITY.nameOfPasskey)} />
    </FormDialog>
  );
}
