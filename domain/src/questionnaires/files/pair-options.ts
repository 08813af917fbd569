import type { QuestionOption } from '../questionnaire-rules';

/** An option before and after. */
export interface OptionPair {
  was: QuestionOption;
  is: QuestionOption;
}

interface OptionChanges {
  /** Options that stay, in their order after. */
  pairs: OptionPair[];
  added: QuestionOption[];
  removed: QuestionOption[];
  /** Pairs with another text. */
  reworded: OptionPair[];
  /** True if the options that stay have another order. */
  isReordered: boolean;
}

/** Share of common pairs of letters from which two texts at the same place count as one text, reworded. */
const SIMILAR = 0.5;

const textOf = ({ value }: QuestionOption): string => value.trim();

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function letterPairs(text: string): string[] {
  const letters = Array.from(lettersOf(text));
  return letters.slice(1).map((letter, place) => `${letters[place] ?? ''}${letter}`);
}

/** Compares by the Dice coefficient of letter pairs; texts that differ only in case and marks are similar too. */
function isSimilar(one: string, other: string): boolean {
  if (lettersOf(one) === lettersOf(other)) return true;
  const [first, second] = [letterPairs(one), letterPairs(other)];
  const free = [...second];
  const common = first.filter((pair) => {
    const place = free.indexOf(pair);
    if (place >= 0) free.splice(place, 1);
    return place >= 0;
  });
  return (2 * common.length) / Math.max(1, first.length + second.length) >= SIMILAR;
}

/**
 * Compares the options of a question before and after. Options are the same by their ids, otherwise by their texts; of
 * as many options, also by a similar text at the same place: a questionnaire read from a file has no ids.
 */
export function pairOptions(before: readonly QuestionOption[], after: readonly QuestionOption[]): OptionChanges {
  const found = new Map<QuestionOption, QuestionOption>();
  const free = new Set(before);
  const pair = (isSame: (was: QuestionOption, is: QuestionOption, place: number) => boolean): void => {
    for (const [place, is] of after.entries()) {
      const was = found.has(is) ? undefined : [...free].find((one) => isSame(one, is, place));
      if (!was) continue;
      found.set(is, was);
      free.delete(was);
    }
  };
  pair((was, is) => was.id === is.id);
  pair((was, is) => textOf(was) === textOf(is));
  if (before.length === after.length) {
    pair((was, is, place) => before[place] === was && isSimilar(textOf(was), textOf(is)));
  }
  const pairs = after.flatMap((is): OptionPair[] => {
    const was = found.get(is);
    return was ? [{ was, is }] : [];
  });
  const order = pairs.map(({ was }) => before.indexOf(was));
  return {
    pairs,
    added: after.filter((is) => !found.has(is)),
    removed: before.filter((was) => free.has(was)),
    reworded: pairs.filter(({ was, is }) => textOf(was) !== textOf(is)),
    isReordered: order.some((place, at) => at > 0 && place < (order[at - 1] ?? 0)),
  };
}
