import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { createContext, useContext } from 'react';

interface QuestionItems {
  /** All items with the keys of the form as ids. */
  items: readonly QuestionItem[];
  /** Keys of the items with a broken condition. */
  broken: ReadonlySet<string>;
}

/**
 * All items of the questionnaire, for the fields of conditions. A context and not a prop of the cards, so that typing
 * re-renders only the cards that have conditions.
 */
export const QuestionItemsContext = createContext<QuestionItems>({ items: [], broken: new Set() });

export const useQuestionItems = (): QuestionItems => useContext(QuestionItemsContext);
