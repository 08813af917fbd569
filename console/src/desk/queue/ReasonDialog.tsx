import { violation } from '@homologa/domain/errors/error-codes';
import { DialogContentText } from '@mui/material';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';

interface ReasonInputProps {
  source: 'reason' | 'note';
  label: string;
  helperText?: string;
}

export function ReasonInput(props: ReasonInputProps) {
  return (
    <TextInput
      {...props}
      required
      multiline
      minRows={2}
      fullWidth
      slotProps={{ htmlInput: { maxLength: 1000 } }}
      sx={{ mt: 2 }}
    />
  );
}

interface ReasonDialogProps<Answer> extends ReasonInputProps {
  title: string;
  text?: string;
  submitLabel: string;
  isDangerous?: boolean;
  missing: Parameters<typeof violation>[0];
  send: (given: string) => Promise<Answer>;
  success?: string;
  onDone: (answer: Answer) => Promise<void>;
  onClose: () => void;
}

export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  const { source, label, helperText, missing, send, success, onDone, onClose } = props;
  const form = useSubmitForm({
    stored: { [source]: '' },
    check: (values) => (values[source]?.trim() === '' ? [violation(missing, source)] : []),
    send: (values) => send(values[source] ?? ''),
    codes: { [missing]: source },
    success,
    onDone: async (answer) => {
      onClose();
      await onDone(answer);
    },
  });
  return (
    <FormDialog
      form={form}
      title={props.title}
      submitLabel={props.submitLabel}
      isDangerous={props.isDangerous}
      onClose={onClose}
    >
      {props.text && <DialogContentText>{props.text}</DialogContentText>}
      <ReasonInput source={source} label={label} helperText={helperText} />
    </FormDialog>
  );
}
