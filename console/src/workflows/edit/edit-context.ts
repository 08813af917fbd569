import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { createContext, useContext } from 'react';
import type { BlockingReason } from './blocking-reasons';
import type { useWorkflowForm } from './saving/use-workflow-form';
import { fixedStore, useStored, type ValueStore } from './value-store';

/**
 * Target of a link in the list of reasons that block the launch: an entry of a panel, counted from 1, or the panel's
 * first field.
 */
export interface EditTarget {
  path: string;
  place: number | null;
  /** Number of clicks on links, so that a second click on the same link focuses the field again. */
  turn: number;
}

type EditContext = ReturnType<typeof useWorkflowForm> & {
  workflow: WorkflowResponse;
  reasons: readonly BlockingReason[];
  target: EditTarget | null;
  goTo: (path: string, place: number | null) => void;
};

/** The value itself, for parts that are rendered alone; the page gives a store, `EditStoreContext`. */
export const EditContext = createContext<EditContext | null>(null);

export const EditStoreContext = createContext<ValueStore<EditContext | null>>(fixedStore(null));

export function useEdit(): EditContext {
  const stored = useStored(useContext(EditStoreContext), (value) => value);
  const context = useContext(EditContext) ?? stored;
  if (!context) throw new Error('useEdit outside the edit page');
  return context;
}
