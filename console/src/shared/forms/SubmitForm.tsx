import { Box, type SxProps, type Theme } from '@mui/material';
import { type FormEvent, type KeyboardEvent, type ReactNode, useContext, useEffect } from 'react';
import { type FieldPath, type FieldValues, FormProvider } from 'react-hook-form';
import { DialogFormsContext } from './dialog-forms';
import { ErrorSummary } from './ErrorSummary';
import { FormPartsContext } from './form-context';
import { LeaveGuard } from './LeaveGuard';
import type { SubmitFormState } from './use-submit-form';

interface SubmitFormProps<Values extends FieldValues> {
  form: SubmitFormState<Values>;
  label?: string;
  placesSummary?: boolean;
  /** True for forms that may lose their input without a warning, such as a login or a search. */
  isUnguarded?: boolean;
  sx?: SxProps<Theme>;
  /** Called for Ctrl+Enter or Cmd+Enter in any field. */
  onSendKeys?: (() => void) | undefined;
  children: ReactNode;
}

export function SubmitForm<Values extends FieldValues>(props: SubmitFormProps<Values>) {
  const { form, label, placesSummary = false, isUnguarded = false, sx, onSendKeys, children } = props;
  const { id, methods, labels, problems, failures, asked } = form;
  const isUnsaved = form.isUnsaved && !isUnguarded;
  const dialogForms = useContext(DialogFormsContext);
  useEffect(() => {
    if (!isUnsaved || !dialogForms) return undefined;
    dialogForms.add(id);
    return () => void dialogForms.delete(id);
  }, [dialogForms, id, isUnsaved]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Stop the event, because React would bubble the submit of a dialog to the form that opened the dialog.
    event.stopPropagation();
    form.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onSendKeys || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    onSendKeys();
  };
  const focus = (field: string) => {
    methods.setFocus(field as FieldPath<Values>);
    setTimeout(() => document.activeElement?.scrollIntoView({ block: 'center' }), 0);
  };
  return (
    <FormProvider {...methods}>
      <FormPartsContext value={{ labels, problems, failures, asked, focus }}>
        <Box component="form" noValidate aria-label={label} onSubmit={submit} onKeyDown={onKeyDown} sx={sx}>
          {!placesSummary && <ErrorSummary />}
          {children}
        </Box>
        <LeaveGuard id={id} isUnsaved={isUnsaved} />
      </FormPartsContext>
    </FormProvider>
  );
}
