import type { Words } from '@homologa/domain/language/locales';
import type { TableFormat } from '@homologa/domain/questionnaires/answer-format';
import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import type { TemplateItem as ReleaseItem, Template } from './template';

/** Returns the titles of a table's columns by their ids. */
const titlesOf = ({ columns }: TableFormat, titles: readonly Words[]): Record<string, Words> =>
  Object.fromEntries(columns.flatMap(({ id }, at) => (titles[at] ? [[id, titles[at]]] : [])));

const itemOf = (item: ReleaseItem): TemplateItem => ({
  _id: item.id,
  type: item.type,
  title: item.title,
  required: item.required,
  options: item.options.map(({ id, value, points, knockOut }) => ({
    _id: id,
    value,
    ...(points === undefined ? {} : { points }),
    ...(knockOut ? { knock_out: true as const } : {}),
  })),
  ...(item.showIf ? { show_if: item.showIf } : {}),
  ...(item.format ? { format: item.format } : {}),
  ...(item.format?.kind === 'table' && item.columns ? { column_titles: titlesOf(item.format, item.columns) } : {}),
  ...(item.allowNa ? { allow_na: true as const } : {}),
  ...(item.points ? { points: item.points } : {}),
  ...(item.weight === undefined ? {} : { weight: item.weight }),
});

/** Returns the items of a release's model as templates store them. */
export const releaseItems = ({ items }: Template): TemplateItem[] => items.map(itemOf);
