import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import { isAnswerable, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { AnswerReviewResponse } from '@homologa/domain/suppliers/answer-review.contract';
import type { AnswerResponse } from '@homologa/domain/suppliers/supplier.contract';

export interface AnswerRow {
  question: QuestionResponse;
  number: number | undefined;
  answer: AnswerResponse['answer'];
  review: AnswerReviewResponse | undefined;
  /** The row stays hidden on screen until all answers are shown; print shows it. */
  isFolded: boolean;
}

/** Answers shown before the list is unfolded. */
export const SHOWN_ANSWERS = 12;

/** Questions in the shape of the workflow builder's forms, which the numbering rule takes. */
const asItems = (questions: readonly QuestionResponse[]) =>
  questions.map((question) => ({
    id: question._id,
    type: question.type,
    title: question.title,
    required: question.required,
    options: [],
    file: null,
  }));

/**
 * Joins questions, answers and reviews. Beyond `SHOWN_ANSWERS`, rows are folded unless they are flagged or noted; a
 * section is folded if all its questions are.
 */
export function answerRows(
  questions: readonly QuestionResponse[],
  answers: readonly AnswerResponse[],
  reviews: readonly AnswerReviewResponse[] = [],
): AnswerRow[] {
  const numbers = questionNumbers(asItems(questions));
  const byQuestion = new Map(answers.map(({ question_id: id, answer }) => [id, answer]));
  const reviewed = new Map(reviews.map((review) => [review.question_id, review]));
  let place = 0;
  const rows = questions.map((question): AnswerRow => {
    if (question.type !== 'section') place += 1;
    const review = reviewed.get(question._id);
    return {
      question,
      number: numbers.get(question._id),
      answer: byQuestion.get(question._id) ?? null,
      review,
      isFolded: place > SHOWN_ANSWERS && !review,
    };
  });
  return rows.map((row, at) => {
    if (row.question.type !== 'section') return row;
    const next = rows.findIndex(({ question }, other) => other > at && question.type === 'section');
    const own = rows.slice(at + 1, next < 0 ? undefined : next);
    return { ...row, isFolded: own.length > 0 ? own.every(({ isFolded }) => isFolded) : place > SHOWN_ANSWERS };
  });
}

/** The chosen options of a choice question, in the order of the question. */
export function chosenOptions({ options }: QuestionResponse, answer: AnswerResponse['answer']): ReadonlySet<string> {
  const given = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  return new Set(options.flatMap(({ _id: id }) => (given.includes(id) ? id : [])));
}

export const isChoice = ({ type }: QuestionResponse): boolean => type === 'radio' || type === 'checkbox';

export const canBeReviewed = ({ type }: QuestionResponse): boolean => isAnswerable(type);
