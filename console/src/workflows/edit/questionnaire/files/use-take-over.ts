import type { ItemsComparison } from '@homologa/domain/questionnaires/files/compare-items';
import { MAX_QUESTIONS } from '@homologa/domain/questionnaires/limits';
import type { Scoring } from '@homologa/domain/questionnaires/points';
import { useNotify } from 'react-admin';
import { useText } from '../../../../shared/i18n/use-text';
import { useEdit } from '../../edit-context';
import type { QuestionForm } from '../../workflow-form';
import { firstScoring } from '../points/point-edits';
import { FILES } from './files.texts';
import { givesPoints, replacedQuestions, withFormKeys, withThresholdIds } from './take-over';

const newKey = () => crypto.randomUUID();

/** Puts questions of a file or a template into the form, where they are edited, undone and saved as typed ones. */
export function useTakeOver(onDone: () => void) {
  const t = useText();
  const notify = useNotify();
  const { form, change } = useEdit();
  const finish = (
    patch: (now: QuestionForm[]) => QuestionForm[],
    taken: readonly QuestionForm[],
    scoring: Scoring | null = null,
  ) => {
    change('questionnaire', (now) => ({ ...now, questions: patch(now.questions) }));
    if (scoring) change('scoring', (now) => ({ ...now, scoring: withThresholdIds(scoring, now.scoring, newKey) }));
    // Points without thresholds would be kept, but neither shown nor counted.
    const isNewlyScored = !scoring && form.scoring == null && taken.some(givesPoints);
    if (isNewlyScored) {
      change('scoring', (now) => ({ ...now, scoring: now.scoring ?? firstScoring(t, newKey) }));
    }
    notify(t(isNewlyScored ? FILES.doneScored : FILES.done), { type: 'success' });
    onDone();
  };
  return {
    isTooMany: (questions: readonly QuestionForm[], mode: 'replace' | 'append'): boolean =>
      questions.length + (mode === 'append' ? form.questions.length : 0) > MAX_QUESTIONS,
    /**
     * `replacing` compares the questions with the form's, which they replace; null adds them after the last one.
     * `scoring` has the thresholds of the file, null if it has none.
     */
    run: (questions: readonly QuestionForm[], replacing: ItemsComparison | null, scoring: Scoring | null = null) => {
      const replaced = replacing ? replacedQuestions(replacing, form.questions) : undefined;
      const taken = withFormKeys(questions, newKey, replaced);
      finish((now) => (replacing ? taken : [...now, ...taken]), taken, scoring);
    },
    /** Replaces the questions by others that have keys of the form already. */
    put: (questions: QuestionForm[]) => finish(() => questions, questions),
  };
}
