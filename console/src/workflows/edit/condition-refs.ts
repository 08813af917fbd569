import { type Condition, comparisonsOf, renameIds } from '@homologa/domain/questionnaires/condition';

/**
 * The form's conditions refer to the ids of questions and options, or to the keys of new ones until the first save.
 * Fields on the page are identified by keys.
 */
type Refs = ReadonlyMap<string, string>;

interface Entry {
  key: string;
  id: string | null;
  showIf?: Condition | null | undefined;
}

interface Named extends Entry {
  options: readonly Entry[];
}

const entriesOf = (questions: readonly Named[]) => questions.flatMap((question) => [question, ...question.options]);

export const keysByRef = (questions: readonly Named[]): Refs =>
  new Map(entriesOf(questions).flatMap(({ key, id }) => (id === null ? [] : [[id, key] as const])));

export const refsByKey = (questions: readonly Named[]): Refs =>
  new Map(entriesOf(questions).flatMap(({ key, id }) => (id === null ? [] : [[key, id] as const])));

/** Returns the positions of questions and options by their ids and keys, to compare conditions of two forms. */
export const placesByRef = (questions: readonly Named[]): Refs =>
  new Map(
    questions.flatMap((question, place) => [
      ...namesOf(question, `#${place}`),
      ...question.options.flatMap((option, at) => namesOf(option, `#${place}.${at}`)),
    ]),
  );

const namesOf = ({ key, id }: Entry, place: string): [string, string][] =>
  [key, ...(id === null ? [] : [id])].map((name) => [name, place]);

type Renamed = Condition | null | undefined;

const renamed = (condition: Renamed, refs: Refs): Renamed => (condition ? renameIds(condition, refs) : condition);

/** Returns the same object if nothing is renamed, so that memoized questions do not re-render. */
export function withRefs<Question extends Named>(question: Question, refs: Refs): Question {
  const conditions = [question.showIf, ...question.options.map(({ showIf }) => showIf)];
  const isKnown = conditions.some(
    (condition) => condition && JSON.stringify(renameIds(condition, refs)) !== JSON.stringify(condition),
  );
  if (!isKnown) return question;
  const options = question.options.map((option) => ({ ...option, showIf: renamed(option.showIf, refs) }));
  return { ...question, showIf: renamed(question.showIf, refs), options };
}

/** Returns the ids and keys to which conditions refer. */
export const referredIn = (questions: readonly Named[]): ReadonlySet<string> =>
  new Set(
    questions
      .flatMap(({ showIf, options }) => [showIf, ...options.map((option) => option.showIf)])
      .flatMap((condition) => (condition ? comparisonsOf(condition) : []))
      .flatMap((comparison) => {
        if ('fact' in comparison) return [];
        return 'option' in comparison ? [comparison.question, comparison.option] : [comparison.question];
      }),
  );
