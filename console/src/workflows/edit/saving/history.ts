import { withRefs } from '../condition-refs';
import { type FormSection, type OptionForm, partsOf, type QuestionForm, type WorkflowForm } from '../workflow-form';
import { isSame } from './merge-lists';
import { mergeSection } from './merge-sections';

interface Step {
  section: FormSection;
  before: WorkflowForm;
  after: WorkflowForm;
  /** Time of the undo step's last change, in milliseconds since 1970. */
  at: number;
  /** The field in which the user typed during this undo step; null for a step with any other change. */
  typedIn: string | null;
}

export interface Undone {
  form: WorkflowForm;
  section: FormSection;
}

interface History {
  record: (section: FormSection, before: WorkflowForm, after: WorkflowForm, now: Date) => void;
  /** Removes all undo steps; called after a change that must not be undone. */
  clear: () => void;
  undo: (form: WorkflowForm) => Undone | null;
  redo: (form: WorkflowForm) => Undone | null;
  canUndo: () => boolean;
  canRedo: () => boolean;
}

const MAX_STEPS = 200;
/** Milliseconds without typing after which further typing becomes a separate undo step. */
const PAUSE = 1000;

/**
 * Creates an undo history. Undo reverses a single step in the current form instead of restoring an old form, so that
 * changes merged from other users since then are kept.
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
      const typedIn = typedField(before, after, section);
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
      // Clear `typedIn`, so that text typed after a redo becomes a separate step.
      past = [...past, { ...step, typedIn: null }];
      return redone;
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
  };
}

/**
 * Returns the structure of a section without its texts. If a change leaves the structure the same, the user has only
 * typed text.
 */
function shapeOf(form: WorkflowForm, section: FormSection): string {
  if (section === 'suppliers') return form.suppliers.map(({ key }) => key).join();
  if (section === 'scoring') {
    if (!form.scoring) return String(form.scoreShown);
    const { thresholds, ...switches } = form.scoring;
    return JSON.stringify([
      form.scoreShown,
      switches,
      thresholds.map(({ id, colour, decision }) => [id, colour, decision]),
    ]);
  }
  if (section !== 'questionnaire') return '';
  return JSON.stringify(
    form.questions.map(({ key, type, required, options, showIf, format, allowNa, points }) => [
      key,
      type,
      required,
      showIf,
      shapeOfFormat(format),
      allowNa,
      points && [points.by, points.by === 'range' && points.ranges.length],
      options.map((one) => [one.key, one.showIf, one.knockOut]),
    ]),
  );
}

/** Returns what of a format is chosen and not typed. */
const shapeOfFormat = (format: QuestionForm['format']) =>
  format && [
    format.kind,
    format.kind === 'table' && format.columns.map(({ id, required, format: { kind } }) => [id, required, kind]),
  ];

/** Returns the single field in which the user typed; null for any other change. */
export const typedField = (before: WorkflowForm, after: WorkflowForm, section: FormSection): string | null =>
  shapeOf(before, section) === shapeOf(after, section) ? changedField(before, after, section) : null;

/** Returns the field that differs, such as a supplier's tax id; null if no field or several fields differ. */
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
 * Maps the keys of questions, options and suppliers, and their former ids, to their ids. Steps recorded before the
 * first save lack ids; without the ids, a redo would create the entries a second time. An entry that was removed and
 * put back has a new id; conditions of earlier steps refer to the former one.
 */
function knownIds(forms: readonly WorkflowForm[]): Ids {
  const entries = new Set(forms.flatMap(({ questions, suppliers }) => [...questions, ...suppliers]));
  const options = new Set(forms.flatMap(({ questions }) => questions).flatMap((question) => question.options));
  const named = [...entries, ...options].flatMap(({ key, id }) => (id === null ? [] : [[key, id] as const]));
  const ids = new Map(named);
  const former = named.flatMap(([key, id]) => (ids.get(key) === id ? [] : [[id, ids.get(key) ?? id] as const]));
  return new Map([...former, ...ids]);
}

function withIds(form: WorkflowForm, ids: Ids): WorkflowForm {
  const known = <Entry extends { key: string; id: string | null }>(entry: Entry): Entry => ({
    ...entry,
    id: ids.get(entry.key) ?? entry.id,
  });
  const optionsOf = ({ options }: QuestionForm): OptionForm[] => options.map(known);
  return {
    ...form,
    questions: form.questions.map((question) => withRefs({ ...known(question), options: optionsOf(question) }, ids)),
    suppliers: form.suppliers.map(known),
  };
}
