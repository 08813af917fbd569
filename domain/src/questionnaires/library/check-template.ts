import type { Violation } from '../../errors/error-codes';
import { violation } from '../../errors/error-codes';
import { checkConditions } from '../condition-rules';
import { itemsOfWire, repeatedIds } from '../files/wire-items';
import { checkQuestionnaire } from '../questionnaire-rules';
import type { TemplateItem } from './template.contract';
import { itemsIn } from './template-items';

/**
 * Reports items without a text in any language, choices with fewer than two options, repeated ids and broken conditions;
 * `index` is the item's position. A text that only some languages lack is no fault.
 */
export function checkTemplate(items: readonly TemplateItem[]): Violation[] {
  const whole = itemsOfWire(itemsIn(items, 'en'));
  const repeated = repeatedIds(whole).map(({ index }) => violation('template_id_repeated', 'items', { index }));
  const faults = [...checkQuestionnaire(whole), ...checkConditions(whole)];
  return [...repeated, ...faults.map((fault) => ({ ...fault, path: 'items' }))];
}
