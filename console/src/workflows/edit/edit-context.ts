import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { createContext, useContext } from 'react';
import type { useWorkflowForm } from './use-workflow-form';

type EditContext = ReturnType<typeof useWorkflowForm> & { workflow: WorkflowResponse };

export const EditContext = createContext<EditContext | null>(null);

/** The edit page's workflow and form, for its panels. */
export function useEdit(): EditContext {
  const context = useContext(EditContext);
  if (!context) throw new Error('useEdit outside the edit page');
  return context;
}
