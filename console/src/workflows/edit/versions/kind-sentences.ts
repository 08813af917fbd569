import type { Locale } from '@homologa/domain/language/locales';
import type { TableColumn, TableFormat } from '@homologa/domain/questionnaires/answer-format';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { columnChanges } from '@homologa/domain/questionnaires/versions/column-changes';
import type { Text } from '@homologa/web/texts/text';
import { READING } from '../../templates/reading.texts';
import { kindText, simpleKindText } from '../questionnaire/kind-text';
import { CHANGES } from './versions.texts';

interface Words {
  t: Text;
  locale: Locale;
}

const columnText = ({ title, format, required }: TableColumn, { t, locale }: Words): string =>
  `“${title.trim()}” (${simpleKindText(format, locale)}, ${t(required ? READING.required : READING.optional)})`;

const columnList = (columns: readonly TableColumn[], words: Words): string =>
  columns.map((column) => columnText(column, words)).join(', ');

/** Names the columns of a table; empty for every other question. */
export const columnSentences = ({ format }: QuestionItem, words: Words): string[] =>
  format?.kind === 'table' ? [words.t(CHANGES.columns, { list: columnList(format.columns, words) })] : [];

function columnSentence(was: TableColumn, is: TableColumn, { t, locale }: Words): string {
  const [title, column] = [was.title.trim(), is.title.trim()];
  const [before, after] = [simpleKindText(was.format, locale), simpleKindText(is.format, locale)];
  const isRenamed = title !== column;
  const changes = [
    isRenamed && t(CHANGES.columnRenamed, { title }),
    before !== after && `${before} → ${after}`,
    was.required !== is.required && t(is.required ? CHANGES.columnRequired : CHANGES.columnOptional),
  ].filter((one) => typeof one === 'string');
  return t(CHANGES.columnChanged, { column, changes: changes.join(', ') || t(CHANGES.columnLimits) });
}

function tableSentences(was: TableFormat, is: TableFormat, words: Words): string[] {
  const { t } = words;
  const { added, removed, changed, isReordered } = columnChanges(was, is);
  const quoted = removed.map(({ title }) => `“${title.trim()}”`).join(', ');
  return [
    ...(added.length > 0 ? [t(CHANGES.columnsAdded, { list: columnList(added, words) })] : []),
    ...(removed.length > 0 ? [t(CHANGES.columnsRemoved, { list: quoted })] : []),
    ...changed.map((pair) => columnSentence(pair.was, pair.is, words)),
    ...(isReordered ? [t(CHANGES.columnsOrder)] : []),
  ];
}

/** Says how the kinds and limits of two answers differ; tables are compared column by column. */
export function kindSentences(was: QuestionItem, is: QuestionItem, words: Words): string[] {
  const { t, locale } = words;
  const [before, after] = [kindText(was, locale), kindText(is, locale)];
  const isNaChanged = (was.allowNa ?? false) !== (is.allowNa ?? false);
  const sentences = [
    ...(before === after ? [] : [t(CHANGES.kind, { before, after })]),
    ...(was.format?.kind === 'table' && is.format?.kind === 'table'
      ? tableSentences(was.format, is.format, words)
      : columnSentences(is, words)),
    ...(isNaChanged ? [t(is.allowNa ? CHANGES.allowsNa : CHANGES.forbidsNa)] : []),
  ];
  return sentences.length > 0 ? sentences : [t(CHANGES.limits)];
}
