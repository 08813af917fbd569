import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { createContext, useContext } from 'react';
import type { BlockingReason } from './blocking-reasons';
import type { useWorkflowForm } from './saving/use-workflow-form';

/** What a blocking reason leads to: a panel's entry, counted from 1, or its first field. */
export interface EditTarget {
  path: string;
  place: number | null;
  /** Another one each time, so that the same reason leads there again. */
  turn: number;
}

type EditContext = ReturnType<typeof useWorkflowForm> & {
  workflow: WorkflowResponse;
  /** Everything that stops the launch or the update. */
  reasons: readonly BlockingReason[];
  target: EditTarget | null;
  goTo: (path: string, place: number | null) => void;
};

export const EditContext = createContext<EditContext | null>(null);

/** The edit page's workflow and form, for its panels. */
export function useEdit(): EditContext {
  const context = useContext(EditContext);
  if (!context) throw new Error('useEdit outside the edit page');
  return context;
}
