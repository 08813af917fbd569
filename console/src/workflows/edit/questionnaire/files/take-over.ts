import type { ItemsComparison } from '@homologa/domain/questionnaires/files/compare-items';
import { pairOptions } from '@homologa/domain/questionnaires/files/pair-options';
import type { Scoring } from '@homologa/domain/questionnaires/points';
import { withRefs } from '../../condition-refs';
import type { OptionForm, QuestionForm } from '../../workflow-form';

interface Named {
  key: string;
  id: string | null;
}

/**
 * Returns the options of the replaced question by the keys of the options that take their places, so that conditions
 * and answers that name them stay valid. An option with a text that the replaced question lacks is found by its former
 * text. Each option is given once, because two options with one key would be one to the form and to the answers.
 */
function optionsBefore(
  options: readonly OptionForm[],
  before: QuestionForm,
  formerTexts: ReadonlyMap<string, string>,
): ReadonlyMap<string, OptionForm> {
  const byKey = new Map(before.options.map((option) => [option.key, option]));
  const texts = new Set(before.options.map(({ value }) => value.trim()));
  const { pairs } = pairOptions(
    before.options.map(({ key, value }) => ({ id: key, value })),
    options.map(({ key, value }) => ({
      id: key,
      value: texts.has(value.trim()) ? value : (formerTexts.get(key) ?? value),
    })),
  );
  return new Map(
    pairs.flatMap(({ was, is }) => {
      const option = byKey.get(was.id);
      return option ? [[is.id, option] as const] : [];
    }),
  );
}

/**
 * Gives a table's columns the ids of the replaced table's columns with the same title, so that answers stay valid. The
 * whole table keeps its own ids where one of them would then stand for two columns.
 */
function withColumnIds(format: QuestionForm['format'], before: QuestionForm['format']): QuestionForm['format'] {
  if (format?.kind !== 'table' || before?.kind !== 'table') return format;
  const free = [...before.columns];
  const taken = format.columns.map((column) => {
    const place = free.findIndex(({ title }) => title.trim() === column.title.trim());
    return place < 0 ? column : { ...column, id: free.splice(place, 1)[0]?.id ?? column.id };
  });
  const areDistinct = new Set(taken.map(({ id }) => id)).size === taken.length;
  return areDistinct ? { ...format, columns: taken } : format;
}

/**
 * Gives questions of a file keys of the form: new ones, or those of the questions that they replace, whose ids and
 * shared files stay. Conditions refer to the same questions as in the file. `formerTexts` are the texts that options had
 * before, by their keys in the file.
 */
export function withFormKeys(
  questions: readonly QuestionForm[],
  newKey: () => string,
  replaced: ReadonlyMap<string, QuestionForm> = new Map(),
  formerTexts: ReadonlyMap<string, string> = new Map(),
): QuestionForm[] {
  const refs = new Map<string, string>();
  const named = (own: Named, before: Named | undefined): Named => {
    const given = before ? { key: before.key, id: before.id } : { key: newKey(), id: null };
    refs.set(own.key, given.id ?? given.key);
    return given;
  };
  const keyed = questions.map((question) => {
    const before = replaced.get(question.key);
    const options = before ? optionsBefore(question.options, before, formerTexts) : null;
    return {
      ...question,
      ...named(question, before),
      format: withColumnIds(question.format, before?.format ?? null),
      file: before?.file ?? null,
      // A file names no template: a question that stays keeps its own.
      source: question.source ?? before?.source ?? null,
      options: question.options.map((option) => ({
        ...option,
        ...named(option, options?.get(option.key)),
      })),
    };
  });
  return keyed.map((question) => withRefs(question, refs));
}

/** Thresholds of a file with the ids of the form's thresholds of the same name, so that equal ones stay the same. */
export function withThresholdIds(file: Scoring, present: Scoring | null | undefined, newKey: () => string): Scoring {
  const left = [...(present?.thresholds ?? [])];
  const thresholds = file.thresholds.map((threshold) => {
    const place = left.findIndex(({ name }) => name.trim() === threshold.name);
    return { ...threshold, id: (place < 0 ? undefined : left.splice(place, 1)[0]?.id) ?? newKey() };
  });
  return { ...present, thresholds };
}

/** True if an answer to the question counts in a score. */
export const givesPoints = ({ points, options }: Pick<QuestionForm, 'points' | 'options'>): boolean =>
  points != null || options.some((option) => option.points != null || option.knockOut === true);

/** Maps the keys of read questions to the questions of the form that they replace. */
export const replacedQuestions = (
  { matches }: ItemsComparison,
  present: readonly QuestionForm[],
): ReadonlyMap<string, QuestionForm> => {
  const byKey = new Map(present.map((question) => [question.key, question]));
  return new Map(
    [...matches].flatMap(([key, item]) => {
      const question = byKey.get(item.id);
      return question ? [[key, question] as const] : [];
    }),
  );
};
