import type { Upload } from '@homologa/core/files/store-upload';
import type { GivenAnswer } from '@homologa/core/onboarding/answers/store-answers';
import type { VersionedItem } from '@homologa/core/questionnaires/answers.queries';
import type { DemoPapers, PaperName } from './papers';
import type { DemoWorkflow } from './plan';
import type { DemoOnboarding } from './production';
import type { RiskAnswer, RiskAnswers } from './risk/suppliers';
import { type DemoSupplier, pick } from './suppliers';

const FILE_ANSWERED_BY = 3;

type Answering = Pick<DemoOnboarding, 'plan' | 'story' | 'questions' | 'company'>;

/** Returns the supplier's answers to all questions except files. */
export const demoAnswers = ({ plan, story, questions, company }: Answering): GivenAnswer[] =>
  story.answers ? plannedAnswers(plan, questions, story.answers) : madeUpAnswers(questions, company);

/** Returns the files that answer the supplier's questions. */
export function chosenPapers({
  plan,
  story,
  questions,
  company,
  papers,
}: Answering & { papers: DemoPapers }): { questionId: string; upload: Upload }[] {
  const files = questions.filter(({ type }) => type === 'file');
  const { answers } = story;
  if (answers) {
    return files.flatMap(({ id: questionId }) => {
      const name = answers[keyOf(plan, questions, questionId)] as PaperName | undefined;
      return name ? [{ questionId, upload: papers[name] }] : [];
    });
  }
  const [first] = company.index % FILE_ANSWERED_BY === 0 ? files : [];
  return first ? [{ questionId: first.id, upload: papers.certificate }] : [];
}

/** Returns the plan's id of a stored question, which has the same place in both. */
export const keyOf = ({ questions: planned }: DemoWorkflow, stored: readonly VersionedItem[], id: string): string =>
  planned?.[stored.findIndex((one) => one.id === id)]?._id ?? '';

function plannedAnswers(
  { questions: planned = [] }: DemoWorkflow,
  stored: readonly VersionedItem[],
  answers: RiskAnswers,
): GivenAnswer[] {
  return planned.flatMap(({ _id, type, options }, place): GivenAnswer[] => {
    const [item, answer] = [stored[place], answers[_id ?? '']];
    if (!item || answer === undefined || type === 'file') return [];
    const ids = new Map(options.map((option, at) => [option._id ?? '', item.options[at]?.id ?? '']));
    return [{ questionId: item.id, answer: storedIds(answer, ids) }];
  });
}

function storedIds(answer: RiskAnswer, ids: ReadonlyMap<string, string>): NonNullable<GivenAnswer['answer']> {
  if (typeof answer === 'string') return ids.get(answer) ?? answer;
  if ('rows' in answer || 'not_applicable' in answer) return answer;
  return answer.map((id) => ids.get(id) ?? id);
}

function madeUpAnswers(questions: readonly VersionedItem[], { index, activity }: DemoSupplier): GivenAnswer[] {
  return questions.flatMap(({ id: questionId, type, options }): GivenAnswer[] => {
    const ids = options.map(({ id }) => id);
    switch (type) {
      case 'input':
        return [{ questionId, answer: activity }];
      case 'radio':
        return [{ questionId, answer: pick(ids, index) }];
      case 'checkbox':
        return [{ questionId, answer: ids.slice(0, 1 + (index % 2)) }];
      default:
        return [];
    }
  });
}
