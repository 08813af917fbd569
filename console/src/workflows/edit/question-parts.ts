import type { AnswerFormat } from '@homologa/domain/questionnaires/answer-format';
import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { ItemSource } from '@homologa/domain/questionnaires/library/template.contract';
import type { QuestionPoints } from '@homologa/domain/questionnaires/points';
import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import {
  hasOptions,
  isAnswerable,
  type QuestionOption,
  type QuestionType,
} from '@homologa/domain/questionnaires/questionnaire-rules';

/**
 * Parts of an option that a questionnaire may do without. Null and false remove a stored part; absent ones, of copies
 * that an earlier version has kept in the browser, leave it unchanged.
 */
export interface OptionParts {
  showIf?: Condition | null | undefined;
  points?: number | null | undefined;
  knockOut?: boolean | undefined;
}

/** Parts of an item that a questionnaire may do without, with the same meaning of null, false and absent. */
export interface QuestionParts {
  showIf?: Condition | null | undefined;
  format?: AnswerFormat | null | undefined;
  allowNa?: boolean | undefined;
  points?: QuestionPoints | null | undefined;
  /** Of a section. */
  weight?: number | null | undefined;
  /** Item of a template from which the question was taken over. */
  source?: ItemSource | null | undefined;
}

type OptionResponse = QuestionResponse['options'][number];

export const optionPartsOf = ({ show_if, points, knock_out }: OptionResponse): Required<OptionParts> => ({
  showIf: show_if ?? null,
  points: points ?? null,
  knockOut: knock_out ?? false,
});

export const questionPartsOf = (item: QuestionResponse): Required<QuestionParts> => ({
  showIf: item.show_if ?? null,
  format: item.format ?? null,
  allowNa: item.allow_na ?? false,
  points: item.points ?? null,
  weight: item.weight ?? null,
  source: item.source ?? null,
});

/** Parts of a request that may be absent, under their names on the wire. */
export const PART_NAMES = ['show_if', 'format', 'allow_na', 'points', 'knock_out', 'weight', 'source'] as const;
type PartName = (typeof PART_NAMES)[number];

/** The server keeps a stored part unless it is told to remove it. A new entry has none to remove. */
function bodyOf(isStored: boolean, parts: Partial<Record<PartName, unknown>>): Partial<Record<PartName, unknown>> {
  const sent = Object.entries(parts).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const isNone = value === null || value === false;
    return isNone ? (isStored ? [[name, null]] : []) : [[name, value]];
  });
  return Object.fromEntries(sent) as Partial<Record<PartName, unknown>>;
}

interface Typed {
  id: string | null;
  type: QuestionType | null;
}

/** Returns the part if items of this type have it, else null; a part stays in the form in case the type changes back. */
const ifFits = <Part>(fits: boolean, part: Part): Part | null | undefined => (fits || part === undefined ? part : null);

/** Leaves out what an item of this type cannot have. */
export function fittingParts(item: QuestionParts & Typed): QuestionParts {
  const { type, showIf, format, allowNa, points, weight, source } = item;
  return {
    showIf,
    format: ifFits(type === 'input', format),
    allowNa: ifFits(isAnswerable(type), allowNa) ?? (allowNa === undefined ? undefined : false),
    points: ifFits(isAnswerable(type) && !hasOptions(type), points),
    weight: ifFits(type === 'section', weight),
    source,
  };
}

export function questionPartsBody(item: QuestionParts & Typed): Partial<Record<PartName, unknown>> {
  const { showIf, format, allowNa, points, weight, source } = fittingParts(item);
  return bodyOf(item.id !== null, { show_if: showIf, format, allow_na: allowNa, points, weight, source });
}

export const optionPartsBody = ({ id, showIf, points, knockOut }: OptionParts & { id: string | null }) =>
  bodyOf(id !== null, { show_if: showIf, points, knock_out: knockOut });

export const itemOptionPartsOf = ({ showIf, points, knockOut }: OptionParts): Omit<QuestionOption, 'id' | 'value'> => ({
  showIf,
  points,
  knockOut,
});
