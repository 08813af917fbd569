import { DRAFT_AUTOSAVE_DEBOUNCE } from '@homologa/domain/workflows/limits';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { createAutosave, type SaveState } from '../../../shared/data/autosave';
import type { WorkflowChange } from '../../../shared/data/provider/verbs/workflows.verbs';
import {
  adoptFiles,
  adoptIds,
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
  /** The status has changed, so the local changes can no longer be stored. */
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
  /** Conflicts that the user has not decided yet. */
  clashes?: readonly Clash[];
}

export interface KeptDraft {
  read: () => DraftCopy | null;
  /** Null removes the copy. */
  keep: (copy: DraftCopy | null) => void;
}

interface FormStoreOptions {
  workflow: WorkflowResponse;
  /** Rejects with an error that `isChanged` recognizes if `version` is no longer the stored one. */
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

/** Maximum save attempts while other users keep saving in between. */
const MAX_ROUNDS = 4;

/**
 * Form state of the edit page. A draft autosaves its changed sections after a debounce and keeps edits made during a
 * save; an active workflow is stored only by `update`. Changes of other users are merged by field and by question; a
 * field that both changed stops saving until the user decides.
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
  /** Sent without an answer: the server may have stored it, under ids that this page does not know yet. */
  let unanswered: WorkflowForm | null = null;

  function set(change: Partial<FormState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Keeps unsaved sections in the browser: a tab closed while offline loses nothing. */
  function keepUnsaved(): void {
    const sections = [...new Set([...dirty, ...sending])];
    const clashes = state.conflict?.clashes ?? [];
    kept?.keep(sections.length > 0 ? { form: state.form, sections, known, clashes } : null);
  }

  /**
   * Returns the form with the ids that the server assigned in an unanswered save: without them its questions would be
   * mistaken for questions of another user.
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
    // Conflicts not yet resolved remain.
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
    // Failing the autosave makes the save line show the unsaved state while a conflict is open.
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
  // A draft's changes were on their way to the server; those of an active workflow wait for the user's decision.
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
      // Undoing a change of a partially loaded table would store the loaded part as the whole table.
      if (section === 'suppliers' && isPartial) history.clear();
      else history.record(section, before, form, now());
      put({ section, form });
    },
    /** The section that was put back; null if there is nothing to undo. */
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
    /** Restores an earlier page's copy of an active workflow. */
    restore(copy: DraftCopy): void {
      restore(copy);
      keepUnsaved();
    },
    /** Removes the copy in the browser: the user leaves without the changes. */
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
     * Ends a conflict. `taken` are the fields in which the other user's version wins; in all others the own version
     * wins.
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

/** For the same field, the newer conflict replaces the older one. */
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
