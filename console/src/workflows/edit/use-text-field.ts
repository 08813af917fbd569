import { useEdit } from './edit-context';
import type { FormSection, WorkflowForm } from './workflow-form';

type TextKey = { [Key in keyof WorkflowForm]: WorkflowForm[Key] extends string ? Key : never }[keyof WorkflowForm];

export function useTextField(section: FormSection) {
  const { form, change } = useEdit();
  return (key: TextKey) => ({
    value: form[key],
    onChange: (event: { target: { value: string } }) =>
      change(section, (now) => ({ ...now, [key]: event.target.value })),
  });
}
