import type { Locale } from '@homologa/domain/language/locales';
import type { AnswerFormat } from '@homologa/domain/questionnaires/answer-format';
import type { WrittenAnswer } from '@homologa/domain/questionnaires/answer-text';
import { writtenAnswer } from '@homologa/domain/questionnaires/format-answer';
import {
  isAnswerable,
  type QuestionItem,
  type QuestionOption,
  questionNumbers,
} from '@homologa/domain/questionnaires/questionnaire-rules';
import type { AnswerSection } from './report-document';

interface StoredQuestion extends Pick<QuestionItem, 'id' | 'type' | 'title' | 'required'> {
  options: unknown;
  format?: unknown;
}

interface StoredAnswer {
  questionId: string;
  value: unknown;
  file: { name: string } | null;
}

export function questionnaireSections(
  questions: readonly StoredQuestion[],
  answers: ReadonlyMap<string, WrittenAnswer>,
): AnswerSection[] {
  const items = itemsOf(questions);
  const numbers = questionNumbers(items);
  const sections: { title: string; answers: { question: string; answer: string }[] }[] = [];
  for (const item of items) {
    if (item.type === 'section' || sections.length === 0) {
      sections.push({ title: item.type === 'section' ? item.title : '', answers: [] });
    }
    if (!isAnswerable(item.type)) continue;
    const question = `${numbers.get(item.id) ?? ''}. ${item.title}`;
    sections.at(-1)?.answers.push({ question, answer: answers.get(item.id) ?? '' });
  }
  return sections.filter((section) => section.answers.length > 0);
}

export function writtenAnswers(
  questions: readonly StoredQuestion[],
  answers: readonly StoredAnswer[],
  locale: Locale,
): Map<string, WrittenAnswer> {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  return new Map(
    itemsOf(questions).map((item) => {
      const answer = given.get(item.id);
      return [item.id, answer ? writtenAnswer(item, answer.value, { locale }, answer.file?.name) : null];
    }),
  );
}

const itemsOf = (questions: readonly StoredQuestion[]): QuestionItem[] =>
  questions.map((question) => ({
    ...question,
    options: optionsOf(question.options),
    format: question.format as AnswerFormat | null,
    file: null,
  }));

const optionsOf = (stored: unknown): readonly QuestionOption[] =>
  Array.isArray(stored) ? (stored as readonly QuestionOption[]) : [];
