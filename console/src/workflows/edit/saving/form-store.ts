import { DRAFT_AUTOSAVE_DEBOUNCE } from '@homologa/domain/workflows/limits';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { createAutosave, type SaveState } from '../../../shared/data/autosave';
import type { WorkflowChange } from '../../workflows.api';
import { adoptFiles, adoptIds, changesOf, type FormSection, formOf, type WorkflowForm } from '../workflow-form';
import { rebase } from './rebase';

/** Somebody else has changed what was changed here too, or has launched or closed the workflow meanwhile. */
interface Conflict {
  theirs: WorkflowResponse;
  /** The parts that both have changed. */
  sections: readonly FormSection[];
  /** It has another status now: what is typed here cannot be stored over it. */
  isMoved: boolean;
}

export interface FormState {
  form: WorkflowForm;
  saveState: SaveState;
  conflict: Conflict | null;
}

/** What was typed on top of a stored draft, and in which parts. */
export interface DraftCopy {
  form: WorkflowForm;
  sections: FormSection[];
  /** The stored draft that it was typed on. */
  known: WorkflowResponse;
}

export interface KeptDraft {
  read: () => DraftCopy | null;
  /** Null removes the copy. */
  keep: (copy: DraftCopy | null) => void;
}

interface FormStoreOptions {
  workflow: WorkflowResponse;
  /** Throws what `isChanged` recognises when `version` is not the stored one any more. */
  save: (changes: WorkflowChange) => Promise<WorkflowResponse>;
  load: () => Promise<WorkflowResponse>;
  isChanged: (error: unknown) => boolean;
  isTemporary: (error: unknown) => boolean;
  /** Where this browser keeps what the server does not have yet; a draft's changes outlive the page with it. */
  kept?: KeptDraft;
  /** Each answer of the server, for whatever else shows the workflow. */
  onStored: (workflow: WorkflowResponse) => void;
  now: () => Date;
}

/** Nothing is sent before a person has decided. */
class UnresolvedConflict extends Error {}

/** How often a save is begun anew because others keep saving in between. */
const MAX_ROUNDS = 4;

/**
 * The edit page's form over a stored workflow. A draft saves each change after a rest (reference 3.4), part by part,
 * keeping what is typed meanwhile; an active workflow is stored when it is asked for. What others change in other parts
 * is taken in; where both changed the same part, nothing is stored before a person has decided.
 */
export function createFormStore({ workflow, ...options }: FormStoreOptions) {
  const { isChanged, onStored, now } = options;
  const isDraft = workflow.status === 'draft';
  const dirty = new Set<FormSection>();
  const listeners = new Set<() => void>();
  /** What the server had last, as far as is known here. */
  let known = workflow;
  let state: FormState = { form: formOf(workflow), saveState: { status: 'clean' }, conflict: null };

  const kept = isDraft ? options.kept : undefined;
  /** Parts whose save is not answered yet. */
  let sending: FormSection[] = [];

  function set(change: Partial<FormState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Keeps what is not stored yet in the browser: a tab that is closed while offline loses nothing. */
  function keepUnsaved(): void {
    const sections = [...new Set([...dirty, ...sending])];
    kept?.keep(sections.length > 0 ? { form: state.form, sections, known } : null);
  }

  /** Takes in what the server has now; whether what is typed here can still go on top of it. */
  function takeIn(theirs: WorkflowResponse): boolean {
    if (theirs.status !== known.status) {
      set({ conflict: { theirs, sections: [...dirty], isMoved: true } });
      return false;
    }
    const { form, clashes } = rebase({ form: state.form, dirty, known, theirs });
    known = theirs;
    // What was to be decided before still is.
    const sections = [...new Set([...(state.conflict?.sections ?? []), ...clashes])];
    set({ form, conflict: sections.length > 0 ? { theirs, sections, isMoved: false } : null });
    onStored(theirs);
    return sections.length === 0;
  }

  /** Stores the changed parts, anew where others have stored something in between. */
  async function store(send: (changes: WorkflowChange) => Promise<WorkflowResponse>): Promise<WorkflowResponse> {
    for (let round = 1; ; round += 1) {
      const sent = state.form;
      const sections = [...dirty];
      dirty.clear();
      sending = sections;
      try {
        const answer = await send({ ...changesOf(sent, sections), version: known.version });
        sending = [];
        known = answer;
        set({ form: adoptIds(state.form, sent, answer) });
        keepUnsaved();
        onStored(answer);
        return answer;
      } catch (error) {
        sending = [];
        for (const section of sections) dirty.add(section);
        keepUnsaved();
        if (!isChanged(error) || round === MAX_ROUNDS || !takeIn(await options.load())) throw error;
      }
    }
  }

  const autosave = createAutosave({
    // While a person has to decide, the save line keeps saying that it is not saved.
    save: async () => {
      if (state.conflict) throw new UnresolvedConflict();
      await store(options.save);
    },
    delay: DRAFT_AUTOSAVE_DEBOUNCE,
    isTemporary: (error) => !(error instanceof UnresolvedConflict) && options.isTemporary(error),
    onState: (saveState) => set({ saveState }),
    now,
  });

  /** Goes on with what an earlier page could not store, on top of what the server has now. */
  function restore(copy: DraftCopy | null): void {
    if (!copy || copy.known.status !== workflow.status || copy.sections.length === 0) return;
    for (const section of copy.sections) dirty.add(section);
    const { form, clashes } = rebase({ form: copy.form, dirty, known: copy.known, theirs: workflow });
    const conflict = clashes.length > 0 ? { theirs: workflow, sections: clashes, isMoved: false } : null;
    state = { form, conflict, saveState: { status: 'unsaved' } };
  }
  restore(kept?.read() ?? null);

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
      keepUnsaved();
      if (isDraft) autosave.touch();
      else set({ saveState: { status: 'unsaved' } });
    },
    /** Stores what an earlier page could not, unless somebody has to decide first. */
    resume(): void {
      if (isDraft && dirty.size > 0 && !state.conflict) autosave.touch();
    },
    /** Stores what is unsaved; whether everything is stored afterwards. Drafts only. */
    flush: autosave.flush,
    /** Updates an active workflow with what has changed; throws what `send` throws. */
    async update(send: (changes: WorkflowChange) => Promise<WorkflowResponse>): Promise<void> {
      await autosave.exclusive(() => store(send));
      set({ saveState: { status: 'saved', at: now() } });
    },
    /** Whether anything is not stored yet. */
    isUnsaved: (): boolean => dirty.size > 0,
    /** The server's id of a question by its key, null until it was first saved. */
    idOf: (key: string): string | null => state.form.questions.find((question) => question.key === key)?.id ?? null,
    /** Changes what is stored by a call of its own, of a file: no save runs beside it. */
    async storeFile(send: () => Promise<WorkflowResponse>): Promise<void> {
      const answer = await autosave.exclusive(send);
      known = { ...known, questionnaire: withFilesOf(known.questionnaire, answer.questionnaire) };
      set({ form: adoptFiles(state.form, answer) });
      takeIn(answer);
    },
    /** Ends a conflict: with what the others have stored, or with what is typed here stored over it. */
    resolve(choice: 'theirs' | 'mine'): void {
      const { conflict } = state;
      if (!conflict) return;
      if (conflict.isMoved) {
        dirty.clear();
        keepUnsaved();
        set({ conflict: null, saveState: { status: 'clean' } });
        onStored(conflict.theirs);
        return;
      }
      if (choice === 'theirs') {
        for (const section of conflict.sections) dirty.delete(section);
        const { form } = rebase({ form: state.form, dirty, known, theirs: known, anew: conflict.sections });
        set({ form });
      }
      keepUnsaved();
      set({ conflict: null, saveState: { status: dirty.size > 0 ? 'unsaved' : 'clean' } });
      if (isDraft && dirty.size > 0) autosave.touch();
    },
  };
}

export type FormStore = ReturnType<typeof createFormStore>;

type Questions = WorkflowResponse['questionnaire'];

function withFilesOf(questions: Questions, other: Questions): Questions {
  const files = new Map(other.map(({ _id, file }) => [_id, file]));
  return questions.map((question) => ({ ...question, file: files.get(question._id) ?? question.file }));
}
