import { DRAFT_AUTOSAVE_DEBOUNCE } from '@homologa/domain/workflows/limits';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { createAutosave, type SaveState } from '../../../shared/data/autosave';
import type { WorkflowChange } from '../../../shared/data/provider/verbs/workflows.verbs';
import { adoptFiles, adoptIds } from '../adopt-ids';
import {
  changesOf,
  contentOf,
  FORM_SECTIONS,
  type FormSection,
  formOf,
  type WorkflowForm,
  withSections,
} from '../workflow-form';
import { createHistory, type Undone } from './history';
import { isSame } from './merge-lists';
import { type Clash, ownValueOf, withTheirs } from './merge-sections';
import { rebase } from './rebase';

interface Conflict {
  theirs: WorkflowResponse;
  clashes: readonly Clash[];
  /** True if the workflow's status has changed, for example by a launch: the server then rejects the local changes. */
  isMoved: boolean;
}

export interface FormState {
  form: WorkflowForm;
  saveState: SaveState;
  conflict: Conflict | null;
  canUndo: boolean;
  canRedo: boolean;
}

export interface DraftCopy {
  form: WorkflowForm;
  sections: FormSection[];
  known: WorkflowResponse;
  /** Conflicts that the user has not resolved yet. */
  clashes?: readonly Clash[];
}

export interface KeptDraft {
  read: () => DraftCopy | null;
  /** Stores the unsaved copy in the browser; null removes the stored copy. */
  keep: (copy: DraftCopy | null) => void;
}

interface FormStoreOptions {
  workflow: WorkflowResponse;
  /**
   * Saves the changes. If another user has saved since `version`, rejects with an error for which `isChanged` returns
   * true.
   */
  save: (changes: WorkflowChange) => Promise<WorkflowResponse>;
  load: () => Promise<WorkflowResponse>;
  isChanged: (error: unknown) => boolean;
  isTemporary: (error: unknown) => boolean;
  kept?: KeptDraft | undefined;
  onStored: (workflow: WorkflowResponse) => void;
  now: () => Date;
}

const NO_STEPS = { canUndo: false, canRedo: false };

class UnresolvedConflict extends Error {}

/**
 * Maximum number of attempts of a save. An attempt fails if another user has saved first; the next attempt follows
 * after a merge.
 */
const MAX_ROUNDS = 4;

/**
 * Form state of the edit page. A draft autosaves its changed sections after a debounce and keeps edits made during a
 * save; an active workflow is stored only by `update`. Merges changes of other users by field and by question; a field
 * changed on both sides stops saving until the user resolves the conflict.
 */
export function createFormStore({ workflow, ...options }: FormStoreOptions) {
  const { isChanged, onStored, now } = options;
  const isDraft = workflow.status === 'draft';
  const isPartial = workflow.suppliers_count > workflow.suppliers.length;
  const dirty = new Set<FormSection>();
  const history = createHistory();
  const listeners = new Set<() => void>();
  let known = workflow;
  let state: FormState = { form: formOf(workflow), saveState: { status: 'clean' }, conflict: null, ...NO_STEPS };

  const { kept } = options;
  let sending: FormSection[] = [];
  /**
   * The form that was sent in a save whose response was lost. The server may have stored it, with ids that this page
   * has not received.
   */
  let unanswered: WorkflowForm | null = null;

  function set(change: Partial<FormState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Stores unsaved sections in the browser, so that closing the tab while offline loses nothing. */
  function keepUnsaved(): void {
    const sections = [...new Set([...dirty, ...sending])];
    const clashes = state.conflict?.clashes ?? [];
    kept?.keep(sections.length > 0 ? { form: state.form, sections, known, clashes } : null);
  }

  /**
   * Returns the form with the ids that the server assigned in a save whose response was lost. Without these ids, the
   * merge would treat the saved questions as questions added by another user.
   */
  function recognized(theirs: WorkflowResponse): WorkflowForm {
    const [sent, stored] = [unanswered, formOf(theirs)];
    if (!sent) return state.form;
    const own = FORM_SECTIONS.filter((section) => contentOf(sent, section) === contentOf(stored, section));
    return withSections(state.form, adoptIds(state.form, sent, theirs), own);
  }

  function takeIn(theirs: WorkflowResponse): boolean {
    if (theirs.status !== known.status) {
      set({ conflict: { theirs, clashes: [], isMoved: true } });
      return false;
    }
    const { form, clashes } = rebase({ form: recognized(theirs), dirty, known, theirs });
    known = theirs;
    // Keep earlier conflicts that the user has not resolved yet.
    const open = mergeClashes(state.conflict?.clashes ?? [], clashes).filter((clash) => isOpen(form, clash));
    set({ form, conflict: open.length > 0 ? { theirs, clashes: open, isMoved: false } : null });
    keepUnsaved();
    onStored(theirs);
    return open.length === 0;
  }

  async function store(send: (changes: WorkflowChange) => Promise<WorkflowResponse>): Promise<WorkflowResponse> {
    for (let round = 1; ; round += 1) {
      const sent = state.form;
      const sections = [...dirty];
      dirty.clear();
      sending = sections;
      try {
        const answer = await send({ ...changesOf(sent, sections), version: known.version });
        sending = [];
        unanswered = null;
        known = answer;
        set({ form: adoptIds(state.form, sent, answer) });
        keepUnsaved();
        onStored(answer);
        return answer;
      } catch (error) {
        sending = [];
        if (options.isTemporary(error)) unanswered = sent;
        for (const section of sections) dirty.add(section);
        keepUnsaved();
        if (!isChanged(error) || round === MAX_ROUNDS || !takeIn(await options.load())) throw error;
      }
    }
  }

  const autosave = createAutosave({
    // Reject while a conflict is unresolved, so that the save status in the page's header shows the changes as unsaved.
    save: async () => {
      if (state.conflict) throw new UnresolvedConflict();
      await store(options.save);
    },
    delay: DRAFT_AUTOSAVE_DEBOUNCE,
    isTemporary: (error) => !(error instanceof UnresolvedConflict) && options.isTemporary(error),
    onState: (saveState) => set({ saveState }),
    now,
  });

  /** Merges the unsaved changes of an earlier page into the server's current state. */
  function restore(copy: DraftCopy | null): void {
    if (!copy || !isRestorable(copy, known)) return;
    for (const section of copy.sections) dirty.add(section);
    const { form, clashes } = rebase({ form: copy.form, dirty, known: copy.known, theirs: known });
    const open = mergeClashes(copy.clashes ?? [], clashes).filter((clash) => isOpen(form, clash));
    const conflict = open.length > 0 ? { theirs: known, clashes: open, isMoved: false } : null;
    set({ form, conflict, saveState: { status: 'unsaved' }, ...NO_STEPS });
  }
  // Restore a draft's unsaved changes without asking, because the draft would have been autosaved anyway. For an active
  // workflow, `RestoreDialog` asks the user.
  if (isDraft) restore(kept?.read() ?? null);

  function put(changed: Undone | null): FormSection | null {
    if (!changed) return null;
    const { section, form } = changed;
    dirty.add(section);
    set({ form, canUndo: history.canUndo(), canRedo: history.canRedo() });
    keepUnsaved();
    if (isDraft) autosave.touch();
    else set({ saveState: { status: 'unsaved' } });
    return section;
  }

  return {
    getState: (): FormState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(section: FormSection, patch: (form: WorkflowForm) => WorkflowForm): void {
      const before = state.form;
      const form = patch(before);
      // Disable undo for a table whose suppliers are only partly loaded: undo would store the loaded part as the whole
      // table.
      if (section === 'suppliers' && isPartial) history.clear();
      else history.record(section, before, form, now());
      put({ section, form });
    },
    /** Undoes the last editing step and returns the section that it changed; null if there is nothing to undo. */
    undo: (): FormSection | null => put(history.undo(state.form)),
    redo: (): FormSection | null => put(history.redo(state.form)),
    resume(): void {
      if (isDraft && dirty.size > 0 && !state.conflict) autosave.touch();
    },
    flush: autosave.flush,
    async update(send: (changes: WorkflowChange) => Promise<WorkflowResponse>): Promise<void> {
      await autosave.exclusive(() => store(send));
      set({ saveState: { status: 'saved', at: now() } });
    },
    /** Restores the unsaved changes of an earlier page, for active workflows. */
    restore(copy: DraftCopy): void {
      restore(copy);
      keepUnsaved();
    },
    /** Removes the unsaved changes stored in the browser, because the user leaves without saving. */
    discard(): void {
      dirty.clear();
      keepUnsaved();
    },
    isUnsaved: (): boolean => dirty.size > 0,
    idOf: (key: string): string | null => state.form.questions.find((question) => question.key === key)?.id ?? null,
    async storeFile(send: () => Promise<WorkflowResponse>): Promise<void> {
      const answer = await autosave.exclusive(send);
      known = { ...known, questionnaire: withFilesOf(known.questionnaire, answer.questionnaire) };
      set({ form: adoptFiles(state.form, answer) });
      takeIn(answer);
    },
    /**
     * Resolves a conflict: takes the other user's version of the fields in `taken` and keeps the local version of all
     * others. If the status has changed, discards the local changes.
     */
    resolve(taken: readonly Clash[]): void {
      const { conflict } = state;
      if (!conflict) return;
      if (conflict.isMoved) {
        dirty.clear();
        keepUnsaved();
        set({ conflict: null, saveState: { status: 'clean' } });
        onStored(conflict.theirs);
        return;
      }
      const form = taken.reduce(withTheirs, state.form);
      const stored = formOf(known);
      for (const { section } of taken)
        if (contentOf(form, section) === contentOf(stored, section)) dirty.delete(section);
      set({ form, conflict: null, saveState: { status: dirty.size > 0 ? 'unsaved' : 'clean' } });
      keepUnsaved();
      if (isDraft && dirty.size > 0) autosave.touch();
    },
  };
}

const isOpen = (form: WorkflowForm, clash: Clash): boolean => {
  const own = ownValueOf(form, clash);
  return own !== undefined && !isSame(own, clash.theirs);
};

/** Replaces an earlier conflict about a field by a newer conflict about the same field. */
function mergeClashes(older: readonly Clash[], newer: readonly Clash[]): Clash[] {
  const nameOf = ({ section, entry, field }: Clash) => [section, entry, field].join(' ');
  return [...new Map([...older, ...newer].map((clash) => [nameOf(clash), clash])).values()];
}

export const isRestorable = (copy: DraftCopy, workflow: WorkflowResponse): boolean =>
  copy.known.status === workflow.status && copy.sections.length > 0;

export type FormStore = ReturnType<typeof createFormStore>;

type Questions = WorkflowResponse['questionnaire'];

function withFilesOf(questions: Questions, other: Questions): Questions {
  const files = new Map(other.map(({ _id, file }) => [_id, file]));
  return questions.map((question) => ({ ...question, file: files.get(question._id) ?? question.file }));
}
