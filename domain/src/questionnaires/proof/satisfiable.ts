import type { Condition, SupplierFacts } from '../condition';
import { canAnswerBe, canFactBe, type KnownQuestion, type Literal } from './possible-answers';

/** A question that stands above the condition which is judged, with the conditions under which it is shown. */
export interface PlacedQuestion extends KnownQuestion {
  place: number;
  section: { showIf?: Condition | null | undefined; place: number } | null;
}

export interface World {
  questions: ReadonlyMap<string, PlacedQuestion>;
  /** Facts that are the same for all suppliers of the workflow. */
  facts: Partial<SupplierFacts>;
}

/** A condition that must hold, or with `isNot` must not hold, of an item at `place`. */
export interface Demand {
  condition: Condition;
  isNot: boolean;
  place: number;
}

/** Steps after which a search gives up: conditions are said to hold for somebody when that is not known. */
const MAX_STEPS = 3000;

/** Demands that a search still has to meet, first one first; alternatives share the rest of the list. */
interface Open {
  demand: Demand;
  rest: Open | null;
}

const toOpen = (demands: readonly Demand[], rest: Open | null): Open | null =>
  demands.reduceRight<Open | null>((open, demand) => ({ demand, rest: open }), rest);

/**
 * True unless no supplier can meet all demands at once. An answer that is demanded demands in turn that its question and
 * its option are shown. A search that takes too long returns true, so that nothing is said that is not certain.
 */
export function canAllHold(demands: readonly Demand[], world: World): boolean {
  const taken = new Map<string, Literal[]>();
  let steps = 0;

  function search(open: Open | null): boolean {
    if (!open || (steps += 1) > MAX_STEPS) return true;
    const { demand, rest } = open;
    const { condition, isNot, place } = demand;
    if ('not' in condition) return search({ demand: { condition: condition.not, isNot: !isNot, place }, rest });
    if ('all' in condition || 'any' in condition) {
      const parts = 'all' in condition ? condition.all : condition.any;
      const asked = parts.map((part) => ({ condition: part, isNot, place }));
      const isEach = 'all' in condition !== isNot;
      return isEach ? search(toOpen(asked, rest)) : asked.some((one) => search({ demand: one, rest }));
    }
    return take({ comparison: condition, isNot }, place, rest);
  }

  /** Adds the comparison to those that must hold, searches on, and takes it back. */
  function take(literal: Literal, place: number, rest: Open | null): boolean {
    const { comparison, isNot } = literal;
    const isFact = 'fact' in comparison;
    const question = isFact ? null : world.questions.get(comparison.question);
    // Items are judged in order: a later question has no answer yet, so that no comparison with it holds.
    if (!isFact && (!question || question.place >= place)) return isNot && search(rest);
    const subject = isFact ? `fact:${comparison.fact}` : comparison.question;
    const literals = taken.get(subject) ?? [];
    // What it implies was demanded when it was taken first; a shared question would be followed once for each path to it.
    if (literals.some((one) => isSame(one, literal))) return search(rest);
    if (literals.length === 0) taken.set(subject, literals);
    literals.push(literal);
    const isPossible = question
      ? canAnswerBe(question, literals) && search(isNot ? rest : toOpen(impliedBy(literal, question), rest))
      : canFactBe(literals, isFact ? world.facts[comparison.fact] : undefined) && search(rest);
    literals.pop();
    return isPossible;
  }

  return search(toOpen(demands, null));
}

/** True if both say the same of the subject that they share. */
const isSame = (one: Literal, other: Literal): boolean =>
  one.isNot === other.isNot &&
  one.comparison.is === other.comparison.is &&
  PARTS.every((part) => Reflect.get(one.comparison, part) === Reflect.get(other.comparison, part));

const PARTS = ['option', 'count', 'value'] as const;

/** Returns what must hold for the question, and the option that is compared, to be shown. */
function impliedBy({ comparison }: Literal, { item, section, place }: PlacedQuestion): Demand[] {
  const compared = Reflect.get(comparison, 'option') as string | undefined;
  const option = item.options.find(({ id }) => id === compared);
  return [
    ...demandOf(item.showIf, place),
    ...(section ? demandOf(section.showIf, section.place) : []),
    ...demandOf(option?.showIf, place),
  ];
}

export const demandOf = (condition: Condition | null | undefined, place: number, isNot = false): Demand[] =>
  condition ? [{ condition, isNot, place }] : [];
