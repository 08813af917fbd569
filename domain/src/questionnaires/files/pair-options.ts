import type { QuestionOption } from '../questionnaire-rules';
import { isSimilar } from './similar-texts';

/** An option before and after. */
export interface OptionPair {
  was: QuestionOption;
  is: QuestionOption;
}

export interface OptionChanges {
  /** Options that stay, in their order after. */
  pairs: readonly OptionPair[];
  added: readonly QuestionOption[];
  removed: readonly QuestionOption[];
  /** Pairs with another text. */
  reworded: readonly OptionPair[];
  /** True if the options that stay have another order. */
  isReordered: boolean;
}

const textOf = ({ value }: QuestionOption): string => value.trim();

function optionsByText(options: Iterable<QuestionOption>): Map<string, QuestionOption[]> {
  const byText = new Map<string, QuestionOption[]>();
  for (const option of options) {
    const same = byText.get(textOf(option));
    if (same) same.push(option);
    else byText.set(textOf(option), [option]);
  }
  return byText;
}

/**
 * Compares the options of a question before and after. Options are the same by their ids, otherwise by their texts. If
 * no option has an id of before, as in a questionnaire read from a file, and their number is the same, an option whose
 * text differs only in spelling from that of the option at its place before is the same one too.
 */
export function pairOptions(before: readonly QuestionOption[], after: readonly QuestionOption[]): OptionChanges {
  const found = new Map<QuestionOption, QuestionOption>();
  const free = new Set(before);
  const pair = (was: QuestionOption | undefined, is: QuestionOption): void => {
    if (was && free.delete(was)) found.set(is, was);
  };
  const unpaired = (): QuestionOption[] => after.filter((is) => !found.has(is));
  const byId = new Map(before.map((was) => [was.id, was]));
  for (const is of after) pair(byId.get(is.id), is);
  const hasCommonIds = found.size > 0;
  const byText = optionsByText(free);
  for (const is of unpaired()) pair(byText.get(textOf(is))?.shift(), is);
  if (!hasCommonIds && before.length === after.length) {
    for (const [place, is] of after.entries()) {
      const was = before[place];
      if (was && free.has(was) && !found.has(is) && isSimilar(textOf(was), textOf(is))) pair(was, is);
    }
  }
  const pairs = after.flatMap((is): OptionPair[] => {
    const was = found.get(is);
    return was ? [{ was, is }] : [];
  });
  const places = new Map(before.map((was, place) => [was, place]));
  const order = pairs.map(({ was }) => places.get(was) ?? 0);
  return {
    pairs,
    added: unpaired(),
    removed: [...free],
    reworded: pairs.filter(({ was, is }) => textOf(was) !== textOf(is)),
    isReordered: order.some((place, at) => at > 0 && place < (order[at - 1] ?? 0)),
  };
}
