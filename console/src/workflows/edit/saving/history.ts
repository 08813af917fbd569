import { type FormSection, type OptionForm, partsOf, type QuestionForm, type WorkflowForm } from '../workflow-form';
import { isSame } from './merge-lists';
import { mergeSection } from './merge-sections';

interface Step {
  section: FormSection;
  before: WorkflowForm;
  after: WorkflowForm;
  /** Milliseconds since 1970 of the last change in this step. */
  at: number;
  /** The field that was typed into; null for any other change. */
  typedIn: string | null;
}

export interface Undone {
  form: WorkflowForm;
  section: FormSection;
}

interface History {
  record: (section: FormSection, before: WorkflowForm, after: WorkflowForm, now: Date) => void;
  /** Forgets all steps after a change that cannot be undone. */
  clear: () => void;
  undo: (form: WorkflowForm) => Undone | null;
  redo: (form: WorkflowForm) => Undone | null;
  canUndo: () => boolean;
  canRedo: () => boolean;
}

const MAX_STEPS = 200;
/** Milliseconds without typing after which the next letter begins a step of its own. */
const PAUSE = 1000;

/**
 * Undo history. Undoing applies the inverse change to the current form, so that changes of other users since then are
 * kept.
 */
export function createHistory(): History {
  let past: Step[] = [];
  let future: Step[] = [];

  function apply(form: WorkflowForm, { section, before, after }: Step, isBack: boolean): Undone {
    const ids = knownIds([...past, ...future].flatMap((step) => [step.before, step.after]).concat(form));
    const [from, to] = isBack ? [after, before] : [before, after];
    return { section, form: mergeSection(section, withIds(from, ids), form, withIds(to, ids), 'page').form };
  }

  return {
    record(section, before, after, now) {
      const isTyping = shapeOf(before, section) === shapeOf(after, section);
      const typedIn = isTyping ? changedField(before, after, section) : null;
      const last = past.at(-1);
      const isSameField = last?.section === section && typedIn !== null && last.typedIn === typedIn;
      const continues = isSameField && now.getTime() - last.at < PAUSE;
      const step = { section, before: continues ? last.before : before, after, at: now.getTime(), typedIn };
      past = [...(continues ? past.slice(0, -1) : past), step].slice(-MAX_STEPS);
      future = [];
    },
    clear() {
      past = [];
      future = [];
    },
    undo(form) {
      const step = past.at(-1);
      if (!step) return null;
      const undone = apply(form, step, true);
      past = past.slice(0, -1);
      future = [...future, step];
      return undone;
    },
    redo(form) {
      const step = future.at(-1);
      if (!step) return null;
      const redone = apply(form, step, false);
      future = future.slice(0, -1);
      // Letters typed afterwards begin a step of their own.
      past = [...past, { ...step, typedIn: null }];
      return redone;
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
  };
}

/** Equal before and after a change that only typed text. */
function shapeOf(form: WorkflowForm, section: FormSection): string {
  if (section === 'suppliers') return form.suppliers.map(({ key }) => key).join();
  if (section !== 'questionnaire') return '';
  return JSON.stringify(
    form.questions.map(({ key, type, required, options }) => [key, type, required, options.map((one) => one.key)]),
  );
}

/** The one field that differs, such as a supplier's tax id; null if several do. */
function changedField(before: WorkflowForm, after: WorkflowForm, section: FormSection): string | null {
  const places = placesOf(before, after, section);
  return places.length === 1 ? (places[0] ?? null) : null;
}

function placesOf(before: WorkflowForm, after: WorkflowForm, section: FormSection): string[] {
  const within = (name: string, one: object = {}, other: object = {}): string[] =>
    Object.keys(other)
      .filter((field) => !isSame(Reflect.get(one, field), Reflect.get(other, field)))
      .map((field) => `${name} ${field}`);
  if (section === 'suppliers') {
    return after.suppliers.flatMap((row, place) => {
      const was = before.suppliers[place];
      return row === was ? [] : within(row.key, was?.invite, row.invite);
    });
  }
  if (section !== 'questionnaire') return within('', partsOf(before, section), partsOf(after, section));
  return after.questions.flatMap((question, place) => {
    const was = before.questions[place];
    if (question === was) return [];
    const { options, ...fields } = question;
    return [
      ...within(question.key, was, fields),
      ...options.flatMap((option, at) => within(option.key, was?.options[at], option)),
    ];
  });
}

type Ids = ReadonlyMap<string, string>;

/**
 * Steps recorded before the first save lack the ids of their questions; without these ids a redo would create the
 * questions twice.
 */
function knownIds(forms: readonly WorkflowForm[]): Ids {
  const entries = new Set(forms.flatMap(({ questions, suppliers }) => [...questions, ...suppliers]));
  const options = new Set(forms.flatMap(({ questions }) => questions).flatMap((question) => question.options));
  return new Map([...entries, ...options].flatMap(({ key, id }) => (id === null ? [] : [[key, id] as const])));
}

function withIds(form: WorkflowForm, ids: Ids): WorkflowForm {
  const known = <Entry extends { key: string; id: string | null }>(entry: Entry): Entry => ({
    ...entry,
    id: ids.get(entry.key) ?? entry.id,
  });
  const optionsOf = ({ options }: QuestionForm): OptionForm[] => options.map(known);
  return {
    ...form,
    questions: form.questions.map((question) => ({ ...known(question), options: optionsOf(question) })),
    suppliers: form.suppliers.map(known),
  };
}
