import type { AnswerFormat } from '@homologa/domain/questionnaires/answer-format';
import type { QuestionPoints, Scoring } from '@homologa/domain/questionnaires/points';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import type { Text } from '@homologa/web/texts/text';
import { ANSWER, ANSWER_KIND_WORDS } from '../questionnaire/answer/answer.texts';
import { COLOUR_WORDS, POINTS } from '../questionnaire/points/points.texts';
import type { OptionForm } from '../workflow-form';

const joined = (parts: readonly (string | false | null | undefined)[], by = ', '): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(by);

const range = (from: string | number | undefined, to: string | number | undefined): string =>
  from === undefined && to === undefined ? '' : `${from ?? '…'} – ${to ?? '…'}`;

/** Describes a format, so that two versions of it can be compared: 'Number, t CO₂, 0 – 100'. */
export function formatText(t: Text, format: AnswerFormat): string {
  const kind = t(ANSWER_KIND_WORDS[format.kind]);
  switch (format.kind) {
    case 'short_text':
    case 'long_text':
      return joined([kind, format.max_length !== undefined && `${t(ANSWER.maxLength)}: ${format.max_length}`]);
    case 'date':
      return joined([kind, range(format.from, format.to)]);
    case 'number':
      return joined([kind, format.unit, decimalsText(t, format.decimals), range(format.min, format.max)]);
    case 'money':
      return joined([kind, format.currencies?.join('/'), range(format.min, format.max)]);
    case 'percent':
      return joined([kind, range(format.min, format.max)]);
    case 'tax_id':
      return joined([kind, format.country]);
    case 'table': {
      const columns = format.columns.map(
        ({ title, required, format: column }) => `${title}${required ? ' *' : ''}: ${formatText(t, column)}`,
      );
      return joined([joined([kind, `${t(ANSWER.maxRows)}: ${format.max_rows}`]), ...columns], '\n');
    }
    default:
      return kind;
  }
}

const decimalsText = (t: Text, decimals: number | undefined): string =>
  decimals === undefined ? '' : `${t(ANSWER.decimals)}: ${decimals}`;

const awardedText = (t: Text, { points, knock_out: isOut }: { points: number; knock_out?: boolean | undefined }) =>
  joined([t(POINTS.some, { count: points }), isOut && t(POINTS.knockOut)]);

export function pointsText(t: Text, points: QuestionPoints): string {
  if (points.by === 'answered') return `${t(POINTS.answered)}: ${points.points}`;
  if (points.by === 'range') {
    return points.ranges.map((one) => `${range(one.from, one.to) || '…'}: ${awardedText(t, one)}`).join('\n');
  }
  const { yes, no } = points.values;
  return `${t(POINTS.yes)}: ${awardedText(t, yes)}\n${t(POINTS.no)}: ${awardedText(t, no)}`;
}

export const optionPointsText = (t: Text, { points, knockOut }: OptionForm): string =>
  joined([points != null && t(POINTS.some, { count: points }), knockOut && t(POINTS.knockOut)]);

export const thresholdsText = (t: Text, { thresholds, decide_by_threshold: decides }: Scoring): string =>
  [
    ...thresholds.map(({ name, from, colour, decision }) =>
      joined([`${name}: ${from} %`, t(COLOUR_WORDS[colour]), decision && t(SUPPLIER_DECISION_WORDS[decision])]),
    ),
    ...(decides ? [t(POINTS.decideByThreshold)] : []),
  ].join('\n');
