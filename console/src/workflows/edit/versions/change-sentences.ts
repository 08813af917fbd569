import type { Locale } from '@homologa/domain/language/locales';
import { conditionText } from '@homologa/domain/questionnaires/condition-words';
import type { ChangedPart } from '@homologa/domain/questionnaires/files/compare-items';
import type { OptionChanges, OptionPair } from '@homologa/domain/questionnaires/files/pair-options';
import type { QuestionItem, QuestionOption } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { QuestionChange } from '@homologa/domain/questionnaires/versions/question-changes';
import type { Text } from '@homologa/web/texts/text';
import { itemFacts } from '../../templates/item-facts';
import { FILES } from '../questionnaire/files/files.texts';
import { columnSentences, kindSentences } from './kind-sentences';
import { CHANGES } from './versions.texts';

interface Versions {
  t: Text;
  locale: Locale;
  /** The questionnaires, whose questions conditions name. */
  before: readonly QuestionItem[];
  after: readonly QuestionItem[];
}

interface Words extends Versions {
  options: OptionChanges | null;
  /** Options whose conditions differ. */
  offers: readonly OptionPair[];
}

export const labelOf = ({ is, was, parts }: QuestionChange): 'added' | 'removed' | 'changed' | 'moved' => {
  if (!was) return 'added';
  if (!is) return 'removed';
  return parts.length > 0 ? 'changed' : 'moved';
};

function optionSentences({ added, removed, reworded, isReordered }: OptionChanges, t: Text): string[] {
  const quoted = ({ value }: QuestionOption): string => `“${value.trim()}”`;
  const listOf = (options: readonly QuestionOption[]): string => options.map(quoted).join(', ');
  return [
    ...reworded.map((pair) => t(CHANGES.optionReworded, { before: quoted(pair.was), after: quoted(pair.is) })),
    ...(added.length > 0 ? [t(CHANGES.optionsAdded, { list: listOf(added) })] : []),
    ...(removed.length > 0 ? [t(CHANGES.optionsRemoved, { list: listOf(removed) })] : []),
    ...(isReordered ? [t(CHANGES.optionsOrder)] : []),
  ];
}

type ShowIf = QuestionItem['showIf'];

/** Says when something is shown and when it was, with the texts and numbers that the questions had then. */
function shownSentence(was: ShowIf, is: ShowIf, { t, locale, before: old, after }: Words): string {
  const condition = is ? conditionText(is, after, locale) : null;
  const conditionBefore = was ? conditionText(was, old, locale) : null;
  const before = conditionBefore === null ? t(CHANGES.always) : t(CHANGES.onlyIf, { condition: conditionBefore });
  if (condition === null) return t(CHANGES.shownAlways, { before });
  return condition === conditionBefore
    ? t(CHANGES.sameWords, { condition })
    : t(CHANGES.shownIf, { condition, before });
}

const offerSentence = ({ was, is }: OptionPair, words: Words): string =>
  words.t(CHANGES.optionShown, {
    option: is.value.trim(),
    sentence: inSentence(shownSentence(was.showIf, is.showIf, words)),
  });

const inSentence = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

function pointsSentence(was: QuestionItem, is: QuestionItem, t: Text): string {
  if (is.type !== 'section') return t(CHANGES.points);
  return t(CHANGES.weight, { before: was.weight ?? 1, after: is.weight ?? 1 });
}

function partSentences(part: ChangedPart, was: QuestionItem, is: QuestionItem, words: Words): string[] {
  const { t } = words;
  switch (part) {
    case 'text':
      return [t(CHANGES.reworded, { title: was.title.trim() })];
    case 'kind':
      return kindSentences(was, is, words);
    case 'options':
      return words.options ? optionSentences(words.options, t) : [];
    case 'required':
      return [t(is.required ? CHANGES.required : CHANGES.optional)];
    case 'condition':
      return [shownSentence(was.showIf, is.showIf, words)];
    case 'option_conditions':
      return words.offers.map((pair) => offerSentence(pair, words));
    case 'points':
      return [pointsSentence(was, is, t)];
    default:
      return [t(CHANGES.file)];
  }
}

function moveSentence({ is, move, swap, placeBefore: { number, section } }: QuestionChange, t: Text): string | null {
  if (move === null) return null;
  if (swap) {
    const title = swap.title || t(FILES.untitled);
    return t(CHANGES.swapped, { title: swap.number === null ? title : `${swap.number}. ${title}` });
  }
  if (is?.type === 'section') return t(CHANGES.sectionOrder);
  if (move === 'order') return t(CHANGES.fromNumber, { number: number ?? '' });
  return section === null ? t(CHANGES.fromNoSection) : t(CHANGES.fromSection, { section });
}

/** Says in short sentences where a changed question stands and in what it differs; of a new one, what it asks for. */
export function changeSentences(change: QuestionChange, versions: Versions): string[] {
  const { is, was, place, parts, options, offers } = change;
  const { t, locale, after } = versions;
  const words = { ...versions, options, offers };
  const at = place.section === null ? null : t(CHANGES.inSection, { section: place.section });
  const differences = is && was ? parts.flatMap((part) => partSentences(part, was, is, words)) : [];
  const facts = is && !was ? [itemFacts(is, after, locale) || null, ...columnSentences(is, words)] : [];
  return [at, ...facts, ...differences, moveSentence(change, t)].filter((one) => one !== null);
}
