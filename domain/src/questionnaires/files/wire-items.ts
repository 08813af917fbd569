import { renameIds } from '../condition';
import type { QuestionnaireInput, QuestionResponse } from '../questionnaire.contract';
import type { QuestionItem } from '../questionnaire-rules';

/** Writes an item as the wire has it; the file of an attachment stays where it is stored. */
export const wireItemOf = (item: QuestionItem): QuestionResponse => ({
  _id: item.id,
  id: item.id,
  type: item.type,
  title: item.title,
  required: item.required,
  options: item.options.map((option) => ({
    _id: option.id,
    value: option.value,
    ...(option.showIf ? { show_if: option.showIf } : {}),
    ...(option.points == null ? {} : { points: option.points }),
    ...(option.knockOut ? { knock_out: true as const } : {}),
  })),
  file: null,
  ...(item.showIf ? { show_if: item.showIf } : {}),
  ...(item.format ? { format: item.format } : {}),
  ...(item.allowNa ? { allow_na: true as const } : {}),
  ...(item.points ? { points: item.points } : {}),
  ...(item.weight == null ? {} : { weight: item.weight }),
});

/** Reads items of the wire; items and options without an id get one by their place. */
export const itemsOfWire = (input: QuestionnaireInput): QuestionItem[] =>
  input.map((item, at) => ({
    id: item._id || `q${at + 1}`,
    type: item.type,
    title: item.title,
    required: item.required,
    options: item.options.map((option, place) => ({
      id: option._id || `q${at + 1}.${place + 1}`,
      value: option.value,
      showIf: option.show_if ?? null,
      points: option.points ?? null,
      knockOut: option.knock_out ?? false,
    })),
    file: null,
    showIf: item.show_if ?? null,
    format: item.format ?? null,
    allowNa: item.allow_na ?? false,
    points: item.points ?? null,
    weight: item.weight ?? null,
  }));

/**
 * Lists the places of the items with an id that occurs before, given or by place, and whether it is an option's: a
 * condition on such an id would point to whichever comes last.
 */
export function repeatedIds(items: readonly QuestionItem[]): { index: number; isOption: boolean }[] {
  const seen = new Set<string>();
  const isRepeated = (id: string): boolean => seen.size === seen.add(id).size;
  return items.flatMap(({ id, options }, index) => [
    ...(isRepeated(id) ? [{ index, isOption: false }] : []),
    ...(options.filter((option) => isRepeated(option.id)).length > 0 ? [{ index, isOption: true }] : []),
  ]);
}

/** Returns the items with ids by their places, `q1` and `q1.1`, which conditions follow: ids of a database stay in it. */
export function withPlaceIds(items: readonly QuestionItem[]): QuestionItem[] {
  const ids = new Map(
    items.flatMap(({ id, options }, at) => [
      [id, `q${at + 1}`] as const,
      ...options.map((option, place) => [option.id, `q${at + 1}.${place + 1}`] as const),
    ]),
  );
  const idOf = (id: string): string => ids.get(id) ?? id;
  const condition = (showIf: QuestionItem['showIf']) => (showIf ? renameIds(showIf, ids) : null);
  return items.map((item) => ({
    ...item,
    id: idOf(item.id),
    showIf: condition(item.showIf),
    options: item.options.map((option) => ({ ...option, id: idOf(option.id), showIf: condition(option.showIf) })),
  }));
}
