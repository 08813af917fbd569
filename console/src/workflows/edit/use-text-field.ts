import { useEdit } from './edit-context';
import type { FormSection, WorkflowForm } from './workflow-form';

type TextKey = { [Key in keyof WorkflowForm]: WorkflowForm[Key] extends string ? Key : never }[keyof WorkflowForm];

/** Gives the function that ties a text of this part of the form to a field. */
export function useTextField(section: FormSection) {
  const { form, change } = useEdit();
  return (key: TextKey) => ({
    value: form[key],
    onChange: (event: { target: { value: string } }) =>
      change(section, (now) => ({ ...now, [key]: event.target.value })),
  });
}
