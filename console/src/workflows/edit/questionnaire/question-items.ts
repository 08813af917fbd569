import { type Condition, comparisonsOf } from '@homologa/domain/questionnaires/condition';
import { brokenConditions } from '@homologa/domain/questionnaires/condition-rules';
import { type QuestionItem, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { createContext, useContext } from 'react';
import { fixedStore, useStored, type ValueStore } from '../value-store';

export interface QuestionItems {
  /** All items with the keys of the form as ids. */
  items: readonly QuestionItem[];
  byId: ReadonlyMap<string, QuestionItem>;
  numbers: ReadonlyMap<string, number>;
  /** Keys of the items with a broken condition. */
  broken: ReadonlySet<string>;
}

const NONE: QuestionItems = { items: [], byId: new Map(), numbers: new Map(), broken: new Set() };

/** Returns the items with what the fields of conditions look up. */
export const questionItemsOf = (items: readonly QuestionItem[]): QuestionItems => ({
  items,
  byId: new Map(items.map((item) => [item.id, item])),
  numbers: questionNumbers(items),
  broken: new Set(brokenConditions(items).map((index) => items[index]?.id ?? '')),
});

/**
 * All items of the questionnaire, for the fields of conditions. A store and not a prop of the cards, so that typing
 * re-renders only what shows something else.
 */
export const QuestionItemsContext = createContext<ValueStore<QuestionItems>>(fixedStore(NONE));

export const useItemsStore = (): ValueStore<QuestionItems> => useContext(QuestionItemsContext);
export const useQuestionItems = (): QuestionItems => useStored(useItemsStore(), (all) => all);

/**
 * Returns a text of everything that the fields of a condition show: it stays equal while other questions are typed, so
 * that hundreds of conditions are not rendered at each key.
 */
export const conditionSignature = (
  condition: Condition | null,
  itemKey: string,
  { byId, numbers, broken }: QuestionItems,
): string =>
  condition === null
    ? ''
    : JSON.stringify([
        condition,
        broken.has(itemKey),
        numbers.get(itemKey),
        comparisonsOf(condition).map((comparison) => {
          const item = 'fact' in comparison ? undefined : byId.get(comparison.question);
          const options = item?.options.map(({ id, value }) => [id, value]);
          return item && [numbers.get(item.id), item.type, item.title, item.format, options];
        }),
      ]);
