import { DRAFT_AUTOSAVE_DEBOUNCE } from '@homologa/domain/workflows/limits';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { workflowsApi } from '../../shared/data/workflows.api';
import { ApiError } from '../../shared/http/api-error';
import { workflowKey } from '../use-workflow';
import { type Autosave, createAutosave, type SaveState } from './autosave';
import { adoptFiles, adoptIds, changesOf, type FormSection, formOf, type WorkflowForm } from './workflow-form';

export interface WorkflowFormState {
  form: WorkflowForm;
  saveState: SaveState;
  hasChanges: boolean;
  /** Changes a part of the form; a draft is then saved by itself. */
  change: (section: FormSection, patch: (form: WorkflowForm) => WorkflowForm) => void;
  /** Stores what is unsaved; whether it worked. Drafts only. */
  flush: () => Promise<boolean>;
  /** What changed since it was stored, for the update of an active workflow. */
  unsaved: () => ReturnType<typeof changesOf>;
  /** The server's id of a question by its key, null until it was first saved. */
  idOf: (key: string) => string | null;
  /** Takes an answer that came another way (a file was stored) into the form. */
  adopt: (answer: WorkflowResponse) => void;
}

/** Whether the same save may work later: no refusal by the server. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

/**
 * The edit page's form over a stored workflow. A draft saves each change after a rest (client-platform.md
 * section 4, 'Draft autosave'), part by part, keeping what is typed meanwhile.
 */
export function useWorkflowForm(workflow: WorkflowResponse): WorkflowFormState {
  const queries = useQueryClient();
  const { id } = workflow;
  const isDraft = workflow.status === 'draft';
  const [form, setForm] = useState(() => formOf(workflow));
  const [saveState, setSaveState] = useState<SaveState>({ status: 'clean' });
  const current = useRef(form);
  const dirty = useRef(new Set<FormSection>());

  const replace = (next: WorkflowForm) => {
    current.current = next;
    setForm(next);
  };

  const autosave = useMemo<Autosave>(() => {
    async function save(): Promise<void> {
      const sent = current.current;
      const sections = [...dirty.current];
      dirty.current.clear();
      try {
        const answer = await workflowsApi.saveWorkflow(id, changesOf(sent, sections));
        replace(adoptIds(current.current, sent, answer));
        queries.setQueryData(workflowKey(id), answer);
      } catch (error) {
        for (const section of sections) dirty.current.add(section);
        throw error;
      }
    }
    return createAutosave({
      save,
      delay: DRAFT_AUTOSAVE_DEBOUNCE,
      isTemporary,
      onState: setSaveState,
      now: () => new Date(),
    });
  }, [id, queries]);

  const hasChanges = ['unsaved', 'saving', 'failed'].includes(saveState.status);
  useEffect(() => {
    if (!hasChanges) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);

  return {
    form,
    saveState,
    hasChanges,
    change(section, patch) {
      dirty.current.add(section);
      replace(patch(current.current));
      if (isDraft) autosave.touch();
      else setSaveState({ status: 'unsaved' });
    },
    flush: autosave.flush,
    unsaved: () => changesOf(current.current, dirty.current),
    idOf: (key) => current.current.questions.find((question) => question.key === key)?.id ?? null,
    adopt(answer) {
      replace(adoptFiles(current.current, answer));
      queries.setQueryData(workflowKey(id), answer);
    },
  };
}
