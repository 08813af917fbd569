import { SUPPLIER_DECISIONS } from '../../catalog/supplier-decision';
import { DECISION_WORDS } from '../../catalog/supplier-decision-words';
import type { Locale } from '../../language/locales';
import { type Scoring, THRESHOLD_COLOURS, type Threshold } from '../points';
import { SCORE_FILTER_WORDS } from '../score-words';
import { keyOfWord, numberIn, saysWord, Unreadable } from './file-text';
import { type FileColumn, type FileProblemCode, THRESHOLD_WORD } from './file-words';

type Cells = Readonly<Partial<Record<FileColumn, string>>>;

/** Columns of a threshold's row: name, first percentage, colour and proposed decision. */
export const THRESHOLD_COLUMNS: Readonly<Record<Exclude<keyof Threshold, 'id'>, FileColumn>> = {
  name: 'title',
  from: 'points',
  colour: 'format',
  decision: 'parameters',
};

/** True for the type of a row that is a threshold, in any language. */
export const isThresholdRow = (type: string): boolean => saysWord(type, THRESHOLD_WORD);

/** Writes the thresholds as rows of the questionnaire's sheet, below its questions. */
export const writeThresholds = (scoring: Scoring | null, locale: Locale): Cells[] =>
  (scoring?.thresholds ?? []).map(({ name, from, colour, decision }) => ({
    type: THRESHOLD_WORD[locale],
    title: name.trim(),
    points: String(from),
    format: SCORE_FILTER_WORDS[colour][locale],
    ...(decision ? { parameters: DECISION_WORDS[decision][locale] } : {}),
  }));

/** Reads a row that `writeThresholds` writes, in any language; a colour may be missing. The id is given by the caller. */
export function readThreshold(
  cell: (column: FileColumn) => string,
  id: string,
  problem: (column: FileColumn, code: FileProblemCode) => void,
): Threshold {
  const colourWord = keyOfWord(cell('format'), SCORE_FILTER_WORDS);
  const colour = THRESHOLD_COLOURS.find((one) => one === colourWord);
  if (cell('format') !== '' && !colour) problem('format', 'colour_unknown');
  const decisionWord = keyOfWord(cell('parameters'), DECISION_WORDS);
  const decision = SUPPLIER_DECISIONS.find((one) => one === decisionWord);
  if (cell('parameters') !== '' && !decision) problem('parameters', 'decision_unknown');
  const threshold: Threshold = { id, name: cell('title'), colour: colour ?? 'grey', from: 0 };
  if (decision) threshold.decision = decision;
  try {
    threshold.from = numberIn(cell('points').replace(/%$/, ''));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    problem('points', 'number_expected');
  }
  return threshold;
}
