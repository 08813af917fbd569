import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import { isAnswerable, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { AnswerReviewResponse } from '@homologa/domain/suppliers/answer-review.contract';
import type { AnswerResponse } from '@homologa/domain/suppliers/supplier.contract';

export interface AnswerRow {
  question: QuestionResponse;
  number: number | undefined;
  answer: AnswerResponse['answer'];
  review: AnswerReviewResponse | undefined;
  /** True if the row is hidden on screen until the list is expanded; print always shows it. */
  isFolded: boolean;
}

/** Number of answers shown before the list is expanded. */
export const SHOWN_ANSWERS = 12;

/**
 * Converts the questions to the form types of the workflow builder, because the numbering function expects these types.
 */
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
 * Joins questions, answers and reviews. Questions after the first `SHOWN_ANSWERS` are folded unless they are flagged or
 * have a note; a section is folded if all its questions are folded.
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

/** Returns the chosen options of a choice question, in the order of the question. */
export function chosenOptions({ options }: QuestionResponse, answer: AnswerResponse['answer']): ReadonlySet<string> {
  const given = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  return new Set(options.flatMap(({ _id: id }) => (given.includes(id) ? id : [])));
}

export const isChoice = ({ type }: QuestionResponse): boolean => type === 'radio' || type === 'checkbox';

export const canBeReviewed = ({ type }: QuestionResponse): boolean => isAnswerable(type);
