import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { createContext, useContext } from 'react';
import type { WorkflowFormState } from './use-workflow-form';

interface EditContext extends WorkflowFormState {
  workflow: WorkflowResponse;
}

export const EditContext = createContext<EditContext | null>(null);

/** The edit page's workflow and form, for its panels. */
export function useEdit(): EditContext {
  const context = useContext(EditContext);
  if (!context) throw new Error('useEdit outside the edit page');
  return context;
}
