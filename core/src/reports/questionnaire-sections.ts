import {
  isAnswerable,
  type QuestionItem,
  type QuestionOption,
  questionNumbers,
} from '@homologa/domain/questionnaires/questionnaire-rules';
import type { AnswerSection } from '../documents/report-document';

/** A question as it is stored. */
interface StoredQuestion extends Pick<QuestionItem, 'id' | 'type' | 'title' | 'required'> {
  options: unknown;
}

interface StoredAnswer {
  questionId: string;
  value: unknown;
  file: { name: string } | null;
}

/** A questionnaire with one supplier's answers in words, by its sections; a question without an answer is kept. */
export function questionnaireSections(
  questions: readonly StoredQuestion[],
  answers: readonly StoredAnswer[],
): AnswerSection[] {
  const items = questions.map((question) => ({ ...question, options: optionsOf(question.options), file: null }));
  const numbers = questionNumbers(items);
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const sections: { title: string; answers: { question: string; answer: string }[] }[] = [];
  for (const item of items) {
    if (item.type === 'section' || sections.length === 0) {
      sections.push({ title: item.type === 'section' ? item.title : '', answers: [] });
    }
    if (!isAnswerable(item.type)) continue;
    const question = `${numbers.get(item.id) ?? ''}. ${item.title}`;
    sections.at(-1)?.answers.push({ question, answer: answerText(item.options, given.get(item.id)) });
  }
  return sections.filter((section) => section.answers.length > 0);
}

const optionsOf = (stored: unknown): readonly QuestionOption[] =>
  Array.isArray(stored) ? (stored as readonly QuestionOption[]) : [];

/** A text, the words of what was chosen, or the name of a file. */
function answerText(options: readonly QuestionOption[], answer: StoredAnswer | undefined): string {
  if (!answer) return '';
  if (answer.file) return answer.file.name;
  const values = Array.isArray(answer.value) ? answer.value : [answer.value];
  const words = values.filter((value) => typeof value === 'string');
  return words.map((word) => options.find(({ id }) => id === word)?.value ?? word).join('\n');
}
