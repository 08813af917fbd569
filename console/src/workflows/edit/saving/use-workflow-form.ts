import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { isTemporary } from '@homologa/web/http/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type KeptTyped, keptTyped } from '../../../shared/auth/kept-typed';
import { saveBeforeLogOut } from '../../../shared/auth/last-saves';
import { requireSessionOf } from '../../../shared/auth/session-store';
import { useUser } from '../../../shared/auth/use-can';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { storeWorkflow } from '../../../shared/data/use-workflow';
import { ApiError } from '../../../shared/http/api-error';
import { createFormStore, type DraftCopy, type FormState, type FormStore, type KeptDraft } from './form-store';

const NO_PAGES: ReadonlySet<string> = new Set();

/**
 * Returns the unsaved copies in this browser. Only copies of drafts are stored as `draft`, because a log-out waits for
 * other tabs to save drafts, and an active workflow is not saved without the user.
 */
export const keptCopies = (userId: string, { id, status }: WorkflowResponse): KeptTyped<DraftCopy> =>
  status === 'draft'
    ? keptTyped<DraftCopy>('draft', userId, id)
    : keptTyped<DraftCopy>('typed', userId, `workflow.${id}`);

function keptForm(userId: string, workflow: WorkflowResponse, livePages: ReadonlySet<string>): KeptDraft {
  const { read, keep, forget } = keptCopies(userId, workflow);
  return { read: () => read(livePages), keep: (copy) => (copy ? keep(copy) : forget()) };
}

/** `livePages` are the browser's other open pages, whose unsaved changes must not be restored here. */
export function useWorkflowForm(
  workflow: WorkflowResponse,
  livePages = NO_PAGES,
): FormState & Omit<FormStore, 'getState' | 'subscribe'> {
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const { id } = workflow;
  const { id: userId } = useUser();
  const [store] = useState(() =>
    createFormStore({
      workflow,
      async save(changes) {
        requireSessionOf(userId);
        return await dataProvider.saveWorkflow(id, changes);
      },
      load: () => dataProvider.completeWorkflow(id, undefined),
      isChanged: (error) => error instanceof ApiError && error.code === 'workflow_changed',
      isTemporary,
      kept: keptForm(userId, workflow, livePages),
      onStored: (answer) => storeWorkflow(queries, answer),
      now: () => new Date(),
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState);
  useEffect(() => store.resume(), [store]);
  const isDraft = workflow.status === 'draft';
  useEffect(() => (isDraft ? saveBeforeLogOut(store.flush) : undefined), [isDraft, store]);
  const hasChanges = ['unsaved', 'saving', 'failed'].includes(state.saveState.status);
  useEffect(() => {
    if (!hasChanges) return undefined;
    // Save the last edits of a draft while the browser asks whether to leave the page, or when a phone moves the page
    // to the background.
    const storeNow = () => void (isDraft && store.flush());
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      storeNow();
    };
    const storeHidden = () => void (document.visibilityState === 'hidden' && storeNow());
    window.addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', storeHidden);
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', storeHidden);
    };
  }, [hasChanges, isDraft, store]);
  const isWaiting = isDraft && state.saveState.status === 'failed' && state.saveState.willRetry;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const retry = () => void store.flush();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isWaiting, store]);
  const { getState: _getState, subscribe: _subscribe, ...changes } = store;
  return { ...state, ...changes };
}
