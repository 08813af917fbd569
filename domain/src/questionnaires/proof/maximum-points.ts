import { isAnswerable, type QuestionItem } from '../questionnaire-rules';
import { isScored } from '../score';

type Scored = Pick<QuestionItem, 'type' | 'options' | 'points' | 'format'>;

/** Returns the most points that a question can give: of one choice, of all positive choices, or of the best range. */
export function maximumPoints({ type, options, points }: Scored): number {
  if (!isAnswerable(type)) return 0;
  const given = options.map((option) => option.points ?? 0);
  if (type === 'radio') return Math.max(0, ...given);
  if (type === 'checkbox') return sum(given.filter((one) => one > 0));
  if (!points) return 0;
  if (points.by === 'answered') return Math.max(0, points.points);
  if (points.by === 'yes_no') return Math.max(0, points.values.yes.points, points.values.no.points);
  return Math.max(0, ...points.ranges.map((range) => range.points));
}

/** Adds points without the noise of decimal fractions. */
export const toSum = (one: number, other: number): number => Math.round((one + other) * 1e6) / 1e6;

export const sum = (numbers: readonly number[]): number => numbers.reduce(toSum, 0);

interface SectionMaximum {
  /** Null for the questions above the first section. */
  id: string | null;
  title: string;
  weight: number | null;
  maximum: number;
  /** Number of scored questions. */
  questions: number;
}

/** Returns the maximum of each section, with the questions above the first section as one without id, if any. */
export function sectionMaxima(items: readonly QuestionItem[]): SectionMaximum[] {
  const sections: (SectionMaximum & { items: QuestionItem[] })[] = [];
  for (const item of items) {
    if (item.type === 'section' || sections.length === 0) {
      const { id, title, weight } = item.type === 'section' ? item : { id: null, title: '', weight: null };
      sections.push({ id, title, weight: weight ?? null, maximum: 0, questions: 0, items: [] });
    }
    sections.at(-1)?.items.push(item);
  }
  return sections.map(({ items: within, ...section }) => ({
    ...section,
    maximum: sum(within.map(maximumPoints)),
    questions: within.filter(isScored).length,
  }));
}
