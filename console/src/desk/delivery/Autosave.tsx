import { useEffect, useRef } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { SubmitFormState } from '../../shared/forms/use-submit-form';
import { useLatest } from '../../shared/ui/hooks/use-latest';

/** Debounce in milliseconds. */
const AUTOSAVE_DELAY = 1500;

interface AutosaveProps<Values extends FieldValues> {
  form: SubmitFormState<Values>;
  isValid: (values: Values) => boolean;
}

/**
 * Autosaves a valid form while the user types; a rejected save is repeated only after a change. Renders nothing, so
 * that watching all values does not re-render the inputs.
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
