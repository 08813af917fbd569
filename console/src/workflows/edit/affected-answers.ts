import {
  diffQuestionnaire,
  isAnswerable,
  type QuestionItem,
} from '@homologa/domain/questionnaires/questionnaire-rules';
import { effectOnAnswers } from '@homologa/domain/questionnaires/versions/update-effects';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { formOf, itemsOf, type QuestionForm, type WorkflowForm } from './workflow-form';

interface Affected {
  /** Questions that suppliers must answer again, or for the first time. */
  reopened: number;
  /** Questions whose answers stay as they are, moved questions and changed ones included. */
  kept: number;
  /** Changed questions whose answers are given up, all or those with a removed option. */
  unfit: number;
  /** Questions that are removed, with their answers. */
  removed: number;
}

/** Identifies stored questions and options by their ids, so that the form can be compared with what is stored. */
const identified = (questions: readonly QuestionForm[]): QuestionForm[] =>
  questions.map((question) => ({
    ...question,
    key: question.id ?? question.key,
    options: question.options.map((option) => ({ ...option, key: option.id ?? option.key })),
  }));

/** Returns the stored questionnaire and the one of the form, in which stored questions have the same ids. */
export function comparedItems(
  workflow: WorkflowResponse,
  { questions }: Pick<WorkflowForm, 'questions'>,
): { before: QuestionItem[]; after: QuestionItem[] } {
  return { before: itemsOf(identified(formOf(workflow).questions)), after: itemsOf(identified(questions)) };
}

/** Tells what an update of an active workflow does to answers; null if it leaves all of them and asks for nothing. */
export function affectedAnswers(workflow: WorkflowResponse, form: WorkflowForm): Affected | null {
  const { before, after } = comparedItems(workflow, form);
  const { reopened, removed } = diffQuestionnaire(before, after);
  const { lost, lostOptions } = effectOnAnswers(before, after);
  const [losing, losingOptions] = [new Set(lost), new Set(lostOptions)];
  const answered = before.filter(({ type }) => isAnswerable(type));
  const gone = new Set(removed);
  const left = answered.filter(({ id }) => !gone.has(id));
  const unfit = left.filter(
    ({ id, options }) => losing.has(id) || options.some((option) => losingOptions.has(option.id)),
  );
  if (reopened.length === 0 && answered.length === left.length && unfit.length === 0) return null;
  return {
    reopened: reopened.length,
    kept: left.length - unfit.length,
    unfit: unfit.length,
    removed: answered.length - left.length,
  };
}
