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
  /** Questions whose answers stay as they are. */
  kept: number;
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
  const { reopened, removed, unchanged } = diffQuestionnaire(before, after);
  const answerable = new Set([...before, ...after].filter(({ type }) => isAnswerable(type)).map(({ id }) => id));
  const gone = removed.filter((id) => answerable.has(id)).length;
  const { lost, lostOptions } = effectOnAnswers(before, after);
  const losesAny = lostOptions.length > 0 || lost.some((id) => answerable.has(id));
  if (reopened.length === 0 && gone === 0 && !losesAny) return null;
  const again = new Set(reopened);
  return {
    reopened: reopened.length,
    kept: unchanged.filter((id) => answerable.has(id) && !again.has(id)).length,
    removed: gone,
  };
}
