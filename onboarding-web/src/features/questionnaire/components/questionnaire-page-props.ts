import type { ReactNode } from 'react';
import type { QuestionnaireState } from '../use-questionnaire';

/** Renders the note about new questions; `open` brings a question that is shown to the supplier. */
export type RenderNew = (open: (questionId: string) => void) => ReactNode;

export interface QuestionnairePageProps {
  state: QuestionnaireState;
  renderNew: RenderNew;
}
