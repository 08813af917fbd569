import type { Locale } from '@homologa/domain/language/locales';
import { conditionSentence } from '@homologa/domain/questionnaires/condition-words';
import type { ChangedPart } from '@homologa/domain/questionnaires/files/compare-items';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { QuestionChange } from '@homologa/domain/questionnaires/versions/question-changes';
import type { Text } from '@homologa/web/texts/text';
import { kindText } from '../questionnaire/kind-text';
import { CHANGES } from './versions.texts';

interface Words {
  t: Text;
  locale: Locale;
  /** The questionnaire after, whose questions conditions name. */
  after: readonly QuestionItem[];
}

export const labelOf = ({ is, was, parts }: QuestionChange): 'added' | 'removed' | 'changed' | 'moved' => {
  if (!was) return 'added';
  if (!is) return 'removed';
  return parts.length > 0 ? 'changed' : 'moved';
};

function optionSentences(was: QuestionItem, is: QuestionItem, t: Text): string[] {
  const [old, now] = [was, is].map(({ options }) => options.map(({ value }) => value.trim())) as [string[], string[]];
  const quoted = (values: readonly string[]): string => values.map((value) => `“${value}”`).join(', ');
  const added = now.filter((value) => !old.includes(value));
  const removed = old.filter((value) => !now.includes(value));
  if (added.length + removed.length === 0) return [t(CHANGES.optionsOrder)];
  return [
    ...(added.length > 0 ? [t(CHANGES.optionsAdded, { list: quoted(added) })] : []),
    ...(removed.length > 0 ? [t(CHANGES.optionsRemoved, { list: quoted(removed) })] : []),
  ];
}

function kindSentences(was: QuestionItem, is: QuestionItem, { t, locale }: Words): string[] {
  const [before, after] = [kindText(was, locale), kindText(is, locale)];
  const isNaChanged = (was.allowNa ?? false) !== (is.allowNa ?? false);
  return [
    ...(before === after && isNaChanged ? [] : [t(CHANGES.kind, { before, after })]),
    ...(isNaChanged ? [t(is.allowNa ? CHANGES.allowsNa : CHANGES.forbidsNa)] : []),
  ];
}

function conditionSentences(was: QuestionItem, is: QuestionItem, { t, locale, after }: Words): string {
  if (is.showIf) return conditionSentence(is.showIf, after, locale);
  return t(was.showIf ? CHANGES.always : CHANGES.optionConditions);
}

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
      return optionSentences(was, is, t);
    case 'required':
      return [t(is.required ? CHANGES.required : CHANGES.optional)];
    case 'condition':
      return [conditionSentences(was, is, words)];
    case 'points':
      return [pointsSentence(was, is, t)];
    default:
      return [t(CHANGES.file)];
  }
}

function moveSentence({ is, move, placeBefore: { number, section } }: QuestionChange, t: Text): string | null {
  if (move === null) return null;
  if (is?.type === 'section') return t(CHANGES.sectionOrder);
  if (move === 'order') return t(CHANGES.fromNumber, { number: number ?? '' });
  return section === null ? t(CHANGES.fromNoSection) : t(CHANGES.fromSection, { section });
}

/** Says in short sentences where a changed question stands and in what it differs. */
export function changeSentences(change: QuestionChange, words: Words): string[] {
  const { is, was, place, parts } = change;
  const { t } = words;
  const at = place.section === null ? null : t(CHANGES.inSection, { section: place.section });
  const differences = is && was ? parts.flatMap((part) => partSentences(part, was, is, words)) : [];
  return [at, ...differences, moveSentence(change, t)].filter((one) => one !== null);
}
