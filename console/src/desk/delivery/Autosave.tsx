import { useEffect, useRef } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { SubmitFormState } from '../../shared/forms/use-submit-form';
import { useLatest } from '../../shared/ui/hooks/use-latest';

/** Milliseconds without typing after which a form is saved by itself. */
const AUTOSAVE_DELAY = 1500;

interface AutosaveProps<Values extends FieldValues> {
  form: SubmitFormState<Values>;
  isValid: (values: Values) => boolean;
}

/**
 * Saves a form while it is typed into, once nothing in it is wrong; what the server refused waits for a change. It
 * draws nothing, so that a letter typed draws no other input anew.
 */
export function Autosave<Values extends FieldValues>({ form, isValid }: AutosaveProps<Values>) {
  const { submit, isUnsaved, isPending, methods } = form;
  const values = useWatch({ control: methods.control }) as Values;
  const typed = JSON.stringify(values);
  const tried = useRef('');
  const isDue = isUnsaved && !isPending && isValid(values);
  const save = useLatest(submit);
  useEffect(() => {
    if (!isDue || tried.current === typed) return undefined;
    const timer = setTimeout(() => {
      tried.current = typed;
      save.current(undefined, true);
    }, AUTOSAVE_DELAY);
    return () => clearTimeout(timer);
  }, [isDue, typed, save]);
  return null;
}
