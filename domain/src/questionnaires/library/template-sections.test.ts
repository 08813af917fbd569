import { expect, it } from 'vitest';
import type { TemplateItem } from './template.contract';
import type { AskedQuestion } from './template-edits';
import { copiedItems, sectionInTemplate, withSection } from './template-sections';

const item = (id: string, title: TemplateItem['title'], change: Partial<TemplateItem> = {}): TemplateItem => ({
  _id: id,
  type: 'input',
  title,
  required: true,
  options: [],
  ...change,
});
const section = (id: string, title: TemplateItem['title']) => item(id, title, { type: 'section' });
const ITEMS = [
  section('s1', { en: 'Staff', es: 'Personal' }),
  item('a', { en: 'How many?', es: '¿Cuántos?' }),
  section('s2', { en: 'Money' }),
  item('b', { en: 'How much?', es: '¿Cuánto?' }),
];
const asked = (title: string, change: Partial<AskedQuestion> = {}): AskedQuestion => ({
  _id: `q ${title}`,
  type: 'input',
  title,
  required: true,
  options: [],
  ...change,
});
const heading = (title: string, change: Partial<AskedQuestion> = {}) => asked(title, { type: 'section', ...change });

function input() {
  let n = 0;
  return { locale: 'en' as const, template: 't', newId: () => `n${++n}` };
}
const linesOf = (items: readonly TemplateItem[]) =>
  items.map(({ _id, title }) => `${_id} ${title.en} ${title.es ?? '-'}`);

it('adds a section that the template does not have at the end, without taking questions from others', () => {
  const result = withSection(ITEMS, [heading('Sites'), asked('How many?'), asked('Where?')], input());
  expect(result.slice(0, 4)).toEqual(ITEMS);
  expect(linesOf(result).slice(4)).toEqual(['n1 Sites -', 'n2 How many? -', 'n3 Where? -']);
});

it('replaces the section with the same heading, whose questions keep ids and other languages', () => {
  const result = withSection(ITEMS, [heading('staff'), asked('Since when?'), asked('How many?')], input());
  expect(linesOf(result)).toEqual([
    's1 staff -',
    'n1 Since when? -',
    'a How many? ¿Cuántos?',
    's2 Money -',
    'b How much? ¿Cuánto?',
  ]);
});

it('finds a renamed section by its source, and none by the source of another template', () => {
  const source = (template: string) => ({ template, version: 1, item: 's2', language: 'en' as const });
  const found = (template: string) =>
    sectionInTemplate(ITEMS, heading('Finance', { source: source(template) }), input())?._id ?? null;
  expect(found('t')).toBe('s2');
  expect(found('other')).toBe(null);
});

it('takes a section without a title for a new one, also where headings lack a text in the language', () => {
  expect(sectionInTemplate(ITEMS, heading(' '), { ...input(), locale: 'pt-BR' })).toBe(null);
});

it('copies items with all languages, and conditions among them', () => {
  const show_if = { question: 'a', is: 'answered' as const };
  const [, a] = ITEMS as [TemplateItem, TemplateItem];
  const copies = copiedItems([a, item('c', { es: '¿Qué?' }, { show_if })], input().newId);
  expect(copies).toEqual([
    { ...a, _id: 'n1' },
    item('n2', { es: '¿Qué?' }, { show_if: { ...show_if, question: 'n1' } }),
  ]);
});
