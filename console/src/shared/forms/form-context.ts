import { createContext, useContext } from 'react';
import type { SubmitFormState } from './use-submit-form';

type FormParts = Pick<SubmitFormState, 'labels' | 'problems' | 'failures' | 'asked'> & {
  focus: (field: string) => void;
};

export const FormPartsContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = useContext(FormPartsContext);
  if (!parts) throw new Error('a part of a form outside SubmitForm');
  return parts;
}
