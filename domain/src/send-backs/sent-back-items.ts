import { type BirForm, isListSection } from '../bir-form/bir-form';
import type { BirFormFileKind } from '../bir-form/form-files';
import {
  type BirFormData,
  type BirRow,
  type BirValue,
  birPath,
  sectionRows,
  sectionValues,
} from '../bir-form/form-values';
import { canonicalJson, type Json } from '../language/canonical-json';
import { isAnswerable, type QuestionItem } from '../questionnaires/questionnaire-rules';

export const SENT_BACK_KINDS = ['question', 'field', 'file'] as const;
export type SentBackKind = (typeof SENT_BACK_KINDS)[number];

export const SEND_BACK_STATUSES = ['open', 'answered', 'withdrawn'] as const;
export type SendBackStatus = (typeof SEND_BACK_STATUSES)[number];

/** Sender of a send-back: the verification desk, or an admin of the client. */
export const SEND_BACK_ORIGINS = ['desk', 'client'] as const;
export type SendBackOrigin = (typeof SEND_BACK_ORIGINS)[number];

export interface SentBackTarget {
  kind: SentBackKind;
  target: string;
}

export interface AskedFor {
  questions: readonly QuestionItem[];
  form: BirForm | null;
}

export const fieldTargets = (form: BirForm): string[] =>
  form.sections.flatMap(({ id, isList, fields }) =>
    isList ? [birPath(id)] : fields.map(({ name }) => birPath(id, null, name)),
  );

export const fileTargets = (form: BirForm): BirFormFileKind[] => form.files.map(({ kind }) => kind);

export function wasAskedFor({ kind, target }: SentBackTarget, { questions, form }: AskedFor): boolean {
  if (kind === 'question') return questions.some(({ id, type }) => id === target && isAnswerable(type));
  if (form === null) return false;
  return kind === 'field' ? fieldTargets(form).includes(target) : fileTargets(form).some((known) => known === target);
}

export const isSentBack = (items: readonly SentBackTarget[], { kind, target }: SentBackTarget): boolean =>
  items.some((item) => item.kind === kind && item.target === target);

/** Returns the ids of the questions among the items. */
export const questionTargets = (items: readonly SentBackTarget[]): string[] =>
  items.flatMap(({ kind, target }) => (kind === 'question' ? [target] : []));

/**
 * Returns the JSON paths that a send-back unlocks: its fields, and the fields of the same section whose visibility
 * depends on them.
 */
export function openFields(items: readonly SentBackTarget[], form: BirForm): Set<string> {
  const isNamed = (target: string): boolean => isSentBack(items, { kind: 'field', target });
  const paths = form.sections.flatMap(({ id, isList, fields }) => {
    const pathOf = (name: string): string => birPath(id, null, name);
    if (isList) return [birPath(id)].filter(isNamed);
    return fields
      .filter(({ name, shownIf }) => isNamed(pathOf(name)) || (shownIf !== undefined && isNamed(pathOf(shownIf.field))))
      .map(({ name }) => pathOf(name));
  });
  return new Set(paths);
}

export function fieldValue(data: BirFormData, path: string): BirValue | BirRow[] {
  const [part = '', section = '', field] = path.split('.');
  if (part === 'country') return data.country;
  if (part === 'company') return sectionValues(data, 'identity')[section] ?? null;
  if (isListSection(section)) return sectionRows(data, section);
  const stored = data.form[section];
  const values = typeof stored === 'object' && stored !== null ? (stored as BirRow) : {};
  return (field === undefined ? null : values[field]) ?? null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => canonicalJson((value ?? null) as Json);

function differing(before: unknown, after: unknown, prefix: string): string[] {
  const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => textOf(one[name]) !== textOf(other[name]))
    .map((name) => `${prefix}${name}`);
}

/** Lists the JSON paths that differ between two states of a form. A list that differs is returned as a whole. */
export function changedFields(before: BirFormData, after: BirFormData): string[] {
  const sections = differing(before.form, after.form, '').flatMap((name) => {
    const [one, other] = [before.form[name], after.form[name]];
    const isFlat = (isRecord(one) || one === undefined) && (isRecord(other) || other === undefined);
    return isFlat ? differing(one, other, `form.${name}.`) : [`form.${name}`];
  });
  return [
    ...differing(before.company, after.company, 'company.'),
    ...(before.country === after.country ? [] : ['country']),
    ...sections,
  ];
}
