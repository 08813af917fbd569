import { REPORT_TYPE_WORDS } from '../../catalog/report-type-words';
import { isReportType } from '../../catalog/report-types';
import { isCountryId } from '../../countries/countries';
import { COUNTRY_NAMES } from '../../countries/country-names';
import type { Locale } from '../../language/locales';
import type { Comparison, Condition, ConditionFact } from '../condition';
import { MAX_COMPARISONS } from '../limits';
import type { QuestionItem, QuestionOption } from '../questionnaire-rules';
import { folded, isKeyword, keyOfWord, keywordIn, numberIn, quoted, Unreadable, unescaped } from './file-text';
import type { FileProblemCode, Keyword } from './file-words';

/** Item to which conditions of a file refer by its label. */
type Referred = Pick<QuestionItem, 'id' | 'type' | 'options' | 'format'>;

type ValueComparison = Extract<Comparison, { question: string; value: unknown }>;

/** Condition that is written correctly and refers to something that is not there. */
export class WrongReference extends Error {
  constructor(readonly problem: FileProblemCode) {
    super(problem);
  }
}

function factName({ fact, value }: Extract<Comparison, { fact: string }>, locale: Locale): string {
  if (fact === 'country') return isCountryId(value) ? COUNTRY_NAMES[value][locale] : value;
  return isReportType(value) ? REPORT_TYPE_WORDS[value][locale] : value;
}

/** Throws `WrongReference` for the name of no country or report type. */
function factValue(fact: ConditionFact, name: string): string {
  const value = fact === 'country' ? keyOfWord(name, COUNTRY_NAMES) : keyOfWord(name, REPORT_TYPE_WORDS);
  if (value === undefined) throw new WrongReference('condition_option');
  return value;
}

/** Writes the value of a typed answer: a country by its name, yes and no in the language of the file. */
function typedValue({ value }: ValueComparison, asked: Referred | undefined, locale: Locale): string {
  if (typeof value === 'number') return String(value);
  const kind = asked?.format?.kind;
  if (kind === 'country') return quoted(factName({ fact: 'country', is: 'equals', value }, locale));
  return kind === 'yes_no' && (value === 'yes' || value === 'no') ? keywordIn(value, locale) : quoted(value);
}

/** Throws `WrongReference` for a value that the typed question cannot have. */
function typedAnswer(asked: Referred, text: string): string {
  if (asked.format?.kind === 'country') return factValue('country', text);
  if (asked.format?.kind !== 'yes_no') return text;
  const answer = (['yes', 'no'] as const).find((one) => isKeyword(text, one));
  if (!answer) throw new WrongReference('condition_option');
  return answer;
}

/** Brackets within brackets: more than any permitted condition needs, and few enough for the stack. */
const MAX_BRACKETS = 20;

const optionsByText = new WeakMap<Referred, ReadonlyMap<string, QuestionOption[]>>();

/** Options of a question by their folded text, folded once for all conditions that refer to the question. */
function optionsNamed(asked: Referred, name: string): readonly QuestionOption[] {
  const known = optionsByText.get(asked);
  if (known) return known.get(folded(name)) ?? [];
  const found = new Map<string, QuestionOption[]>();
  for (const option of asked.options) {
    const text = folded(option.value);
    found.set(text, [...(found.get(text) ?? []), option]);
  }
  optionsByText.set(asked, found);
  return found.get(folded(name)) ?? [];
}

/** Options are named by their text, or by `#2` if another option of the question has the same text or none. */
function optionName({ options }: Referred, id: string): string {
  const place = options.findIndex((option) => option.id === id);
  const value = options[place]?.value.trim() ?? '';
  const isUnique = options.filter((option) => folded(option.value) === folded(value)).length === 1;
  return value !== '' && isUnique ? quoted(value) : `#${place + 1}`;
}

/**
 * Writes a condition so that `readCondition` returns an equal one: 'Q3 = "Yes" and Q4 contains "ISO 9001"'. `labels`
 * has the labels of items by id. A reference to a removed item is written as `?`, which no file may contain.
 */
export function writeCondition(
  condition: Condition,
  items: readonly Referred[],
  labels: ReadonlyMap<string, string>,
  locale: Locale,
): string {
  const word = (keyword: Keyword): string => keywordIn(keyword, locale);
  const compared = (comparison: Comparison): string => {
    if ('fact' in comparison) return `${word(comparison.fact)} = ${quoted(factName(comparison, locale))}`;
    const label = labels.get(comparison.question) ?? '?';
    const asked = items.find(({ id }) => id === comparison.question);
    if (comparison.is === 'answered') return `${label} ${word('answered')}`;
    if ('value' in comparison) {
      const sign = { equals: '=', at_least: '>=', before: '<' }[comparison.is];
      return `${label} ${sign} ${typedValue(comparison, asked, locale)}`;
    }
    if ('count' in comparison) return `${label} ${word('chosen')} >= ${comparison.count}`;
    const option = asked ? optionName(asked, comparison.option) : '?';
    return `${label} ${comparison.is === 'equals' ? '=' : word('contains')} ${option}`;
  };
  const written = (part: Condition, isInside: boolean): string => {
    if ('not' in part) return `${word('not')} (${written(part.not, false)})`;
    if (!('all' in part || 'any' in part)) return compared(part);
    const parts = 'all' in part ? part.all : part.any;
    const inner = parts.map((one) => written(one, true));
    // A group of one part is kept as a group, because the imported condition must be equal.
    if (inner.length === 1) return `${word('all' in part ? 'all' : 'any')} (${written(parts[0] as Condition, false)})`;
    const text = inner.join(` ${word('all' in part ? 'and' : 'or')} `);
    return isInside ? `(${text})` : text;
  };
  return written(condition, false);
}

interface Token {
  kind: 'word' | 'quoted' | 'sign';
  text: string;
}

// Typographic quotation marks are understood too, because spreadsheet programs write them for people.
const TOKEN = /\s*(?:"((?:\\[\s\S]|[^"\\])*)"|[“«]([^”»]*)[”»]|(>=|<|=|\(|\)|;)|([^\s"“«=<>();]+))/y;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const trimmed = text.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < trimmed.length) {
    const found = TOKEN.exec(trimmed);
    if (!found) throw new Unreadable();
    const [, inQuotes, inMarks, sign, word] = found;
    if (inMarks !== undefined) tokens.push({ kind: 'quoted', text: inMarks.trim() });
    else if (inQuotes !== undefined) tokens.push({ kind: 'quoted', text: unescaped(inQuotes) });
    else tokens.push(sign ? { kind: 'sign', text: sign } : { kind: 'word', text: word ?? '' });
  }
  return tokens;
}

/**
 * Reads a condition as `writeCondition` writes it, in any of the languages; ';' joins like 'and', and values need no
 * quotation marks. `byLabel` has the items above and below by their folded label. Throws `Unreadable` and
 * `WrongReference`.
 */
export function readCondition(text: string, byLabel: ReadonlyMap<string, Referred>): Condition {
  const tokens = tokensOf(text);
  let at = 0;
  let depth = 0;
  let comparisons = 0;
  const isSign = (sign: string): boolean => tokens[at]?.kind === 'sign' && tokens[at]?.text === sign;
  const isWord = (keyword: Keyword, place = at): boolean =>
    tokens[place]?.kind === 'word' && isKeyword(tokens[place]?.text ?? '', keyword);
  const opensAfter = (): boolean => tokens[at + 1]?.kind === 'sign' && tokens[at + 1]?.text === '(';
  const take = (sign: string): void => {
    if (!isSign(sign)) throw new Unreadable();
    at += 1;
  };
  const inBrackets = (): Condition => {
    take('(');
    depth += 1;
    if (depth > MAX_BRACKETS) throw new Unreadable();
    const inner = either();
    depth -= 1;
    take(')');
    return inner;
  };
  /** Words up to the next joiner or bracket are one value, so that 'ISO 9001' needs no quotation marks. */
  const value = (): { text: string; isQuoted: boolean } => {
    const first = tokens[at];
    if (first?.kind === 'quoted') {
      at += 1;
      return { text: first.text, isQuoted: true };
    }
    const words: string[] = [];
    while (tokens[at]?.kind === 'word' && !(words.length > 0 && (isWord('and') || isWord('or')))) {
      words.push(tokens[at]?.text ?? '');
      at += 1;
    }
    if (words.length === 0) throw new Unreadable();
    return { text: words.join(' '), isQuoted: false };
  };
  const optionIn = (asked: Referred): string => {
    const { text: name, isQuoted } = value();
    const byPlace = !isQuoted && /^#\d+$/.test(name) ? asked.options[Number(name.slice(1)) - 1] : undefined;
    const named = optionsNamed(asked, name);
    const option = byPlace ?? named.find((one) => one.value.trim() === name.trim()) ?? named[0];
    if (!option) throw new WrongReference('condition_option');
    return option.id;
  };
  const number = (): number => {
    const { text: digits } = value();
    if (!/^\d{1,6}$/.test(digits)) throw new Unreadable();
    return Number(digits);
  };
  const comparison = (): Condition => {
    const name = tokens[at];
    comparisons += 1;
    if (name?.kind !== 'word' || comparisons > MAX_COMPARISONS) throw new Unreadable();
    const asked = byLabel.get(folded(name.text));
    const fact = (['country', 'report_type'] as const).find((one) => isKeyword(name.text, one));
    at += 1;
    if (!asked) {
      if (!fact) throw new WrongReference('condition_question');
      take('=');
      return { fact, is: 'equals', value: factValue(fact, value().text) };
    }
    const question = asked.id;
    if (isWord('answered')) {
      at += 1;
      return { question, is: 'answered' };
    }
    if (isWord('contains')) {
      at += 1;
      return { question, is: 'contains', option: optionIn(asked) };
    }
    if (isWord('chosen')) {
      at += 1;
      take('>=');
      return { question, is: 'at_least', count: number() };
    }
    const sign = tokens[at]?.kind === 'sign' ? (tokens[at]?.text ?? '') : '';
    const is = ({ '=': 'equals', '>=': 'at_least', '<': 'before' } as const)[sign];
    if (!is) throw new Unreadable();
    at += 1;
    if (asked.type === 'radio' && is === 'equals') return { question, is, option: optionIn(asked) };
    const given = value().text;
    if (is === 'at_least') return { question, is, value: numberIn(given) };
    return is === 'before' ? { question, is, value: given } : { question, is, value: typedAnswer(asked, given) };
  };
  const one = (): Condition => {
    if (isSign('(')) return inBrackets();
    for (const group of ['not', 'all', 'any'] as const) {
      if (!isWord(group) || !opensAfter()) continue;
      at += 1;
      const inner = inBrackets();
      return group === 'not' ? { not: inner } : group === 'all' ? { all: [inner] } : { any: [inner] };
    }
    return comparison();
  };
  const joined = (isJoiner: () => boolean, part: () => Condition): Condition[] => {
    const parts = [part()];
    while (isJoiner()) {
      at += 1;
      parts.push(part());
    }
    return parts;
  };
  const both = (): Condition => {
    const parts = joined(() => isSign(';') || isWord('and'), one);
    return parts.length > 1 ? { all: parts } : (parts[0] as Condition);
  };
  const either = (): Condition => {
    const parts = joined(() => isWord('or'), both);
    return parts.length > 1 ? { any: parts } : (parts[0] as Condition);
  };
  const condition = either();
  if (at < tokens.length) throw new Unreadable();
  return condition;
}
