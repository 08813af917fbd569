import type { FormSection, OptionForm, QuestionForm, WorkflowForm } from '../workflow-form';
import { mergeSection } from './merge-sections';

interface Step {
  section: FormSection;
  before: WorkflowForm;
  after: WorkflowForm;
  /** Milliseconds since 1970 of the last change in this step. */
  at: number;
  isTyping: boolean;
}

export interface Undone {
  form: WorkflowForm;
  section: FormSection;
}

interface History {
  record: (section: FormSection, before: WorkflowForm, after: WorkflowForm, now: Date) => void;
  undo: (form: WorkflowForm) => Undone | null;
  redo: (form: WorkflowForm) => Undone | null;
  canUndo: () => boolean;
  canRedo: () => boolean;
}

const MAX_STEPS = 200;
/** Milliseconds without typing after which the next letter begins a step of its own. */
const PAUSE = 1000;

/**
 * Steps back and forth. A step is taken back as a change of its own against the present form, so that what somebody
 * else changed since then stays.
 */
export function createHistory(): History {
  let past: Step[] = [];
  let future: Step[] = [];

  function apply(form: WorkflowForm, { section, before, after }: Step, isBack: boolean): Undone {
    const ids = knownIds([...past, ...future].flatMap((step) => [step.before, step.after]).concat(form));
    const [from, to] = isBack ? [after, before] : [before, after];
    return { section, form: mergeSection(section, withIds(from, ids), form, withIds(to, ids)).form };
  }

  return {
    record(section, before, after, now) {
      const isTyping = shapeOf(before, section) === shapeOf(after, section);
      const last = past.at(-1);
      const continues = last?.isTyping && isTyping && last.section === section && now.getTime() - last.at < PAUSE;
      const step = { section, before: continues ? last.before : before, after, at: now.getTime(), isTyping };
      past = [...(continues ? past.slice(0, -1) : past), step].slice(-MAX_STEPS);
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
      past = [...past, { ...step, isTyping: false }];
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

type Ids = ReadonlyMap<string, string>;

/** A step may be older than the first save of its questions: without their ids they would be made a second time. */
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
