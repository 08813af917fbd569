import type { Text } from '@homologa/web/texts/text';
import { LONG } from '../../long.texts';
import type { QuestionPage } from '../../question-pages';

export function pageTitle({ title, part, range }: QuestionPage, t: Text): string {
  if (title !== null) return part ? t(LONG.part, { title, ...part }) : title;
  if (!range) return '';
  return t(range.first === range.last ? LONG.range_one : LONG.range, range);
}
