import type { Locale } from '@homologa/domain/language/locales';
import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import { withQuestions } from '@homologa/domain/questionnaires/library/template-edits';
import { itemsIn, textIn } from '@homologa/domain/questionnaires/library/template-items';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { type ContextType, useDeferredValue, useMemo, useReducer, useState } from 'react';
import type { EditContext, EditTarget } from '../edit/edit-context';
import { askedOf } from '../edit/questionnaire/library/asked-questions';
import { typedField } from '../edit/saving/history';
import { type QuestionForm, questionFormsOf, type WorkflowForm } from '../edit/workflow-form';

/** Milliseconds without typing in a field after which further typing there becomes a separate undo step. */
const ONE_EDIT_MS = 1_000;
const MAX_UNDO = 100;

/** What is edited: the items with all languages as of the last change of language, and the questions in this one. */
interface Edited {
  items: readonly TemplateItem[];
  locale: Locale;
  questions: QuestionForm[];
  /** True if the items come from this release's model; undo and redo restore it with the items. */
  takesRelease: boolean;
}

interface History {
  past: Edited[];
  now: Edited;
  future: Edited[];
  /** The field and the time of the last change; null if the next change becomes a separate undo step. */
  typed: { field: string; at: number } | null;
}

const questionsIn = (items: readonly TemplateItem[], locale: Locale): QuestionForm[] =>
  questionFormsOf(itemsIn(items, locale, { isWhole: false }));

const itemsOfEdited = ({ items, locale, questions }: Edited): TemplateItem[] =>
  withQuestions(items, questions.map(askedOf), locale);

const editedIn = (items: readonly TemplateItem[], locale: Locale, takesRelease: boolean): Edited => ({
  items,
  locale,
  questions: questionsIn(items, locale),
  takesRelease,
});

type Step = { set: (now: Edited) => Edited; at: number } | 'undo' | 'redo';

function reduced(history: History, step: Step): History {
  const { past, now, future, typed } = history;
  if (step === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], typed: null } : history;
  }
  if (step === 'redo') {
    const [after, ...rest] = future;
    return after ? { past: [...past, now], now: after, future: rest, typed: null } : history;
  }
  const next = step.set(now);
  const isSameSource = next.items === now.items && next.locale === now.locale;
  const field = isSameSource ? typedField(formOf(now.questions), formOf(next.questions), 'questionnaire') : null;
  const continues = field !== null && typed?.field === field && step.at - typed.at < ONE_EDIT_MS;
  return {
    past: continues ? past : [...past, now].slice(-MAX_UNDO),
    now: next,
    future: [],
    typed: field === null ? null : { field, at: step.at },
  };
}

/** Parts of a workflow's form that the questionnaire's builder reads; a template has points but no thresholds. */
const formOf = (questions: QuestionForm[]): WorkflowForm =>
  ({
    questions,
    reportType: 'questionnaire',
    scoring: { thresholds: [{ id: 'all', name: '–', colour: 'grey', from: 0 }] },
  }) as unknown as WorkflowForm;

/** Holds a template's items while they are edited in one language after the other, with undo. */
export function useTemplateForm(template: { id: string; items: readonly TemplateItem[] }, first: Locale) {
  const [{ past, now, future }, dispatch] = useReducer(
    reduced,
    null,
    (): History => ({ past: [], now: editedIn(template.items, first, false), future: [], typed: null }),
  );
  const [target, setTarget] = useState<EditTarget | null>(null);
  const actions = useMemo(() => {
    const set = (change: (before: Edited) => Edited) => dispatch({ set: change, at: Date.now() });
    return {
      setItems: (change: (items: TemplateItem[], locale: Locale) => TemplateItem[]) =>
        set((edited) => editedIn(change(itemsOfEdited(edited), edited.locale), edited.locale, edited.takesRelease)),
      takeRelease: (release: readonly TemplateItem[]) => set(({ locale }) => editedIn(release, locale, true)),
      setLocale: (locale: Locale) => set((edited) => editedIn(itemsOfEdited(edited), locale, edited.takesRelease)),
      change: (_section: string, patch: (form: WorkflowForm) => WorkflowForm) =>
        set((edited) => ({ ...edited, questions: patch(formOf(edited.questions)).questions })),
      undo: () => dispatch('undo'),
      redo: () => dispatch('redo'),
      goTo: (path: string, place: number | null) =>
        setTarget((before) => ({ path, place, turn: (before?.turn ?? 0) + 1 })),
    };
  }, []);
  const items = useMemo(() => itemsOfEdited(now), [now]);
  // Later than the keystroke, because a new map renders every question.
  const known = useDeferredValue(items);
  const otherTexts = useMemo(
    () =>
      new Map(
        known.flatMap(({ _id, title, options }) => [
          [_id, textIn(title, now.locale)] as const,
          ...options.map((option) => [option._id, textIn(option.value, now.locale)] as const),
        ]),
      ),
    [known, now.locale],
  );
  // The builder of a questionnaire reads no more of its context than this.
  const context = {
    ...actions,
    form: formOf(now.questions),
    workflow: { id: template.id, status: 'draft' } as WorkflowResponse,
    reasons: [],
    target,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  } as unknown as NonNullable<ContextType<typeof EditContext>>;
  return { ...actions, context, items, otherTexts, locale: now.locale, takesRelease: now.takesRelease };
}
