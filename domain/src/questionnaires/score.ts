import type { SupplierFacts } from './condition';
import type { QuestionPoints, Scoring } from './points';
import { hasOptions, type QuestionItem } from './questionnaire-rules';
import { shownQuestionnaire } from './shown-items';

/** Version of the rules below. A change that can give another score for the same input needs another number. */
export const SCORE_ENGINE = 1;

/** Reason for a line's points, without words of a language. */
export type ScoreWhy =
  | { by: 'options'; options: readonly string[] }
  | { by: 'range'; from?: number | undefined; to?: number | undefined }
  | { by: 'yes_no'; value: 'yes' | 'no' }
  | { by: 'answered' | 'not_answered' | 'not_applicable' | 'no_range' };

export interface ScoreLine {
  id: string;
  points: number;
  maximum: number;
  why: ScoreWhy;
  knockOut: boolean;
}

interface ScoreSection {
  /** Null for the questions above the first section. */
  id: string | null;
  weight: number;
  points: number;
  maximum: number;
  percent: number | null;
}

export interface Score {
  /** From 0 to 100, with two decimals; null if nothing with points was asked. */
  percent: number | null;
  points: number;
  maximum: number;
  knockedOut: boolean;
  /** Id of a threshold; null without thresholds, or without a percentage. */
  outcome: string | null;
  sections: ScoreSection[];
  lines: ScoreLine[];
}

/** Points are added in millionths, as integers: sums of decimals have no float noise. */
const UNIT = 1_000_000;
const toUnits = (points: number): number => Math.round(points * UNIT);
const fromUnits = (units: number): number => units / UNIT;

interface Judged {
  units: number;
  maximum: number;
  why: ScoreWhy;
  knockOut: boolean;
}

interface SectionSum {
  id: string | null;
  weight: number;
  units: number;
  maximum: number;
}

const isNotApplicable = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'not_applicable' in answer;

const isAnswered = (answer: unknown): boolean =>
  typeof answer === 'string'
    ? answer.trim() !== ''
    : Array.isArray(answer)
      ? answer.length > 0
      : typeof answer === 'object' && answer !== null;

/** Reads `1234.5` and `1234.50 USD`; null for other answers. */
function numberOf(answer: unknown): number | null {
  const digits = typeof answer === 'string' ? /^-?\d+(\.\d+)?(?= [A-Z]{3}$|$)/.exec(answer.trim()) : null;
  return digits ? Number(digits[0]) : null;
}

/** True for questions whose answers give points or can fail the supplier. */
export const isScored = (item: Pick<QuestionItem, 'type' | 'options' | 'points'>): boolean =>
  hasOptions(item.type)
    ? item.options.some(({ points, knockOut }) => points != null || knockOut)
    : item.points != null && (item.type === 'input' || item.type === 'file');

/** Highest points that the options can give together, in millionths; never below 0. */
function bestOf({ type, options }: Pick<QuestionItem, 'type' | 'options'>): number {
  const units = options.map(({ points }) => toUnits(points ?? 0)).filter((each) => each > 0);
  return type === 'radio' ? Math.max(0, ...units) : units.reduce((sum, each) => sum + each, 0);
}

function judgeOptions(item: QuestionItem, answer: unknown): Judged {
  const isChosen = (id: string): boolean =>
    item.type === 'radio' ? answer === id : Array.isArray(answer) && answer.includes(id);
  const chosen = item.options.filter(({ id }) => isChosen(id));
  return {
    units: chosen.reduce((sum, { points }) => sum + toUnits(points ?? 0), 0),
    maximum: bestOf(item),
    why: chosen.length === 0 ? { by: 'not_answered' } : { by: 'options', options: chosen.map(({ id }) => id) },
    knockOut: chosen.some(({ knockOut }) => knockOut),
  };
}

function judgeRanges({ ranges }: Extract<QuestionPoints, { by: 'range' }>, answer: unknown): Judged {
  const number = numberOf(answer);
  const holding =
    number === null
      ? undefined
      : ranges.find(({ from, to }) => number >= (from ?? -Infinity) && number <= (to ?? Infinity));
  return {
    units: toUnits(holding?.points ?? 0),
    maximum: Math.max(0, ...ranges.map(({ points }) => toUnits(points))),
    why: holding ? { by: 'range', from: holding.from, to: holding.to } : { by: 'no_range' },
    knockOut: holding?.knock_out === true,
  };
}

function judgeYesNo({ values }: Extract<QuestionPoints, { by: 'yes_no' }>, answer: unknown): Judged {
  const value = answer === 'yes' || answer === 'no' ? answer : null;
  return {
    units: toUnits(value ? values[value].points : 0),
    maximum: Math.max(0, toUnits(values.yes.points), toUnits(values.no.points)),
    why: value ? { by: 'yes_no', value } : { by: 'not_answered' },
    knockOut: value !== null && values[value].knock_out === true,
  };
}

function judgeAnswer(item: QuestionItem, answer: unknown): Judged {
  if (hasOptions(item.type)) return judgeOptions(item, answer);
  const given = isAnswered(answer);
  const points = item.points;
  if (points?.by === 'range' || points?.by === 'yes_no') {
    const judged = points.by === 'range' ? judgeRanges(points, answer) : judgeYesNo(points, answer);
    return given ? judged : { ...judged, why: { by: 'not_answered' } };
  }
  const units = toUnits(points?.points ?? 0);
  return {
    units: given ? units : 0,
    maximum: Math.max(0, units),
    why: { by: given ? 'answered' : 'not_answered' },
    knockOut: false,
  };
}

/** Returns the line of a shown question with points; "not applicable" leaves both sums. */
function judge(item: QuestionItem, answer: unknown): Judged {
  return isNotApplicable(answer)
    ? { units: 0, maximum: 0, why: { by: 'not_applicable' }, knockOut: false }
    : judgeAnswer(item, answer);
}

/** Returns `numerator / denominator` as a percentage with two decimals, rounded half up; both are not negative. */
const toPercent = (numerator: bigint, denominator: bigint): number =>
  Number((numerator * 20_000n + denominator) / (denominator * 2n)) / 100;

function percentOf(sections: readonly SectionSum[], isWeighted: boolean): number | null {
  const counted = sections.filter(({ maximum }) => maximum > 0);
  if (!isWeighted) {
    const maximum = counted.reduce((sum, section) => sum + section.maximum, 0);
    const units = counted.reduce((sum, section) => sum + section.units, 0);
    return maximum === 0 ? null : toPercent(BigInt(units), BigInt(maximum));
  }
  const weights = counted.reduce((sum, { weight }) => sum + toUnits(weight), 0);
  if (weights === 0) return null;
  // One fraction of integers, divided once: each section's own rounding would add up.
  let [numerator, denominator] = [0n, 1n];
  for (const { weight, units, maximum } of counted) {
    numerator = numerator * BigInt(maximum) + BigInt(toUnits(weight)) * BigInt(units) * denominator;
    denominator *= BigInt(maximum);
  }
  return toPercent(numerator, denominator * BigInt(weights));
}

function outcomeOf(percent: number | null, knockedOut: boolean, scoring: Scoring | null): string | null {
  const thresholds = scoring?.thresholds ?? [];
  if (knockedOut) return thresholds[0]?.id ?? null;
  return percent === null ? null : (thresholds.findLast(({ from }) => percent >= from)?.id ?? null);
}

/**
 * Scores the shown questions of a questionnaire (reference 6.12). The result depends on the arguments only, so that the
 * same input can be scored again years later.
 */
export function scoreQuestionnaire(
  items: readonly QuestionItem[],
  answers: ReadonlyMap<string, unknown>,
  facts: SupplierFacts,
  scoring: Scoring | null,
): Score {
  const shown = shownQuestionnaire(items, answers, facts);
  const lines = shown.items.filter(isScored).map((item): ScoreLine => {
    const { units, maximum, why, knockOut } = judge(item, shown.answers.get(item.id));
    return { id: item.id, points: fromUnits(units), maximum: fromUnits(maximum), why, knockOut };
  });
  return sumLines({ items, shown: shown.items, scoring }, lines);
}

interface Asked {
  items: readonly QuestionItem[];
  /** Items that the supplier saw. */
  shown: readonly QuestionItem[];
  scoring: Scoring | null;
}

/** Sums the lines of the shown questions by section, with weights and outcome. */
export function sumLines({ items, shown, scoring }: Asked, lines: readonly ScoreLine[]): Score {
  const byQuestion = new Map(lines.map((line) => [line.id, line]));
  const sums: SectionSum[] = [];
  let section: QuestionItem | null = null;
  for (const item of shown) {
    if (item.type === 'section') section = item;
    const line = byQuestion.get(item.id);
    if (!line) continue;
    const id: string | null = section?.id ?? null;
    let sum = sums.at(-1);
    if (sum?.id !== id) {
      sum = { id, weight: section?.weight ?? 1, units: 0, maximum: 0 };
      sums.push(sum);
    }
    sum.units += toUnits(line.points);
    sum.maximum += toUnits(line.maximum);
  }
  const sections = sums.map((sum) => ({ ...sum, units: Math.max(0, sum.units) }));
  // Weights of hidden sections count here too: an answer must not change how the others are compared.
  const isWeighted = items.some(({ type, weight }) => type === 'section' && weight != null);
  const percent = percentOf(sections, isWeighted);
  const knockedOut = lines.some(({ knockOut }) => knockOut);
  return {
    percent,
    points: fromUnits(sections.reduce((sum, { units }) => sum + units, 0)),
    maximum: fromUnits(sections.reduce((sum, { maximum }) => sum + maximum, 0)),
    knockedOut,
    outcome: outcomeOf(percent, knockedOut, scoring),
    sections: sections.map(({ id, weight, units, maximum }) => ({
      id,
      weight,
      points: fromUnits(units),
      maximum: fromUnits(maximum),
      percent: maximum === 0 ? null : toPercent(BigInt(units), BigInt(maximum)),
    })),
    lines: [...lines],
  };
}
