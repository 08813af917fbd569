import { DRAFT_AUTOSAVE_DEBOUNCE } from '@homologa/domain/workflows/limits';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import type { WorkflowChange } from '../../shared/data/workflows.api';
import { createAutosave, type SaveState } from './autosave';
import { adoptFiles, adoptIds, changesOf, type FormSection, formOf, type WorkflowForm } from './workflow-form';

export interface FormState {
  form: WorkflowForm;
  saveState: SaveState;
}

export interface FormStoreOptions {
  workflow: WorkflowResponse;
  save: (changes: WorkflowChange) => Promise<WorkflowResponse>;
  /** Each answer of the server, for whatever else shows the workflow. */
  onStored: (workflow: WorkflowResponse) => void;
  isTemporary: (error: unknown) => boolean;
  now: () => Date;
}

/**
 * The edit page's form over a stored workflow. A draft saves each change after a rest (client-platform.md
 * section 4, 'Draft autosave'), part by part, keeping what is typed meanwhile; an active workflow is stored
 * when it is asked for.
 */
export function createFormStore({ workflow, save, onStored, isTemporary, now }: FormStoreOptions) {
  const isDraft = workflow.status === 'draft';
  const dirty = new Set<FormSection>();
  const listeners = new Set<() => void>();
  let state: FormState = { form: formOf(workflow), saveState: { status: 'clean' } };

  function set(change: Partial<FormState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function saveDirty(): Promise<void> {
    const sent = state.form;
    const sections = [...dirty];
    dirty.clear();
    try {
      const answer = await save(changesOf(sent, sections));
      set({ form: adoptIds(state.form, sent, answer) });
      onStored(answer);
    } catch (error) {
      for (const section of sections) dirty.add(section);
      throw error;
    }
  }

  const autosave = createAutosave({
    save: saveDirty,
    delay: DRAFT_AUTOSAVE_DEBOUNCE,
    isTemporary,
    onState: (saveState) => set({ saveState }),
    now,
  });

  return {
    getState: (): FormState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Changes a part of the form; a draft is then saved by itself. */
    change(section: FormSection, patch: (form: WorkflowForm) => WorkflowForm): void {
      dirty.add(section);
      set({ form: patch(state.form) });
      if (isDraft) autosave.touch();
      else set({ saveState: { status: 'unsaved' } });
    },
    /** Stores what is unsaved; whether everything is stored afterwards. Drafts only. */
    flush: autosave.flush,
    /** What changed since it was stored, for the update of an active workflow. */
    unsaved: (): WorkflowChange => changesOf(state.form, dirty),
    /** The server's id of a question by its key, null until it was first saved. */
    idOf: (key: string): string | null => state.form.questions.find((question) => question.key === key)?.id ?? null,
    /** Takes an answer that came another way (a file was stored). */
    adopt(answer: WorkflowResponse): void {
      set({ form: adoptFiles(state.form, answer) });
      onStored(answer);
    },
  };
}

export type FormStore = ReturnType<typeof createFormStore>;
