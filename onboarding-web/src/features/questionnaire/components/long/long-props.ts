import type { PageProgress, QuestionPage } from '../../question-pages';
import type { QuestionView } from '../../use-question-view';
import type { QuestionnaireState } from '../../use-questionnaire';

export interface LongProps {
  state: QuestionnaireState;
  view: QuestionView;
  pages: readonly (QuestionPage & { progress: PageProgress })[];
  /** Opens the page of a question, with the focus on the question. */
  openQuestion: (questionId: string) => void;
}

export const pageHeadingId = (place: number): string => `page-${place + 1}`;
