import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { QuestionForm } from '../workflow-form';

export interface QuestionActions {
  patch: (key: string, patch: (question: QuestionForm) => QuestionForm) => void;
  /** Like `patch`, for edits that may break conditions; asks first then. Calls `onDone` once the edit is made. */
  reshape: (key: string, patch: (question: QuestionForm) => QuestionForm, onDone?: () => void) => void;
  expand: (key: string, isOpen: boolean) => void;
  move: (key: string, way: -1 | 1) => void;
  duplicate: (key: string) => void;
  /** Adds a question of the same type after the question `key` and focuses the text of the new question. */
  addAfter: (key: string) => void;
  paste: (key: string, lines: readonly string[]) => void;
  remove: (key: string) => void;
  /** Shows the item, or one of its options, only under a condition on keys of the form; null: always. */
  setCondition: (key: string, optionKey: string | null, condition: Condition | null) => void;
  /** Begins a condition with the nearest question above that can be compared. */
  addCondition: (key: string, optionKey: string | null) => void;
}
