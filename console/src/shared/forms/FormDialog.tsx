import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { COMMON } from '../i18n/common.texts';
import { useText } from '../i18n/use-text';
import { ErrorSummary } from './ErrorSummary';
import { GuardedDialog } from './GuardedDialog';
import { SubmitForm } from './SubmitForm';
import type { SubmitFormState } from './use-submit-form';

interface FormDialogProps<Values extends FieldValues> {
  form: SubmitFormState<Values>;
  title: string;
  submitLabel: string;
  maxWidth?: 'xs' | 'sm' | 'md';
  isDangerous?: boolean;
  isDisabled?: boolean;
  isUnguarded?: boolean;
  extraAction?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, isDangerous = false, isDisabled = false, onClose } = props;
  const t = useText();
  const titleId = useId();
  return (
    <GuardedDialog
      isBusy={form.isPending}
      onClose={onClose}
      maxWidth={props.maxWidth ?? 'sm'}
      fullWidth
      aria-labelledby={titleId}
    >
      {() => (
        <SubmitForm
          form={form}
          placesSummary
          isUnguarded={props.isUnguarded}
          onSendKeys={isDisabled ? undefined : () => form.submit()}
          sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        >
          <DialogTitle id={titleId}>{props.title}</DialogTitle>
          <DialogContent>
            <ErrorSummary />
            {props.children}
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
            <Button onClick={onClose} disabled={form.isPending}>
              {t(COMMON.cancel)}
            </Button>
            {props.extraAction}
            <Button
              type="submit"
              variant="contained"
              color={isDangerous ? 'error' : 'primary'}
              loading={form.isPending}
              disabled={isDisabled}
            >
              {props.submitLabel}
            </Button>
          </DialogActions>
        </SubmitForm>
      )}
    </GuardedDialog>
  );
}
