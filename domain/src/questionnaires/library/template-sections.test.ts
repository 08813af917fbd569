import { expect, it } from 'vitest';
import type { TemplateItem } from './template.contract';
import type { AskedQuestion } from './template-edits';
import { brokenReferences, copiedItems, sectionInTemplate, withSection } from './template-sections';

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
const saved = (section: AskedQuestion[]) => withSection(ITEMS, { section, all: section }, input());
const linesOf = (items: readonly TemplateItem[]) =>
  items.map(({ _id, title }) => `${_id} ${title.en} ${title.es ?? '-'}`);

it('adds a section that the template does not have at the end, without taking questions from others', () => {
  const result = saved([heading('Sites'), asked('How many?'), asked('Where?')]);
  expect(result.slice(0, 4)).toEqual(ITEMS);
  expect(linesOf(result).slice(4)).toEqual(['n1 Sites -', 'n2 How many? -', 'n3 Where? -']);
});

it('replaces the section with the same heading, whose questions keep ids and other languages', () => {
  const result = saved([heading('staff'), asked('Since when?'), asked('How many?')]);
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

const choice = (id: string, type: 'radio' | 'checkbox' = 'radio') =>
  item(
    id,
    { en: 'Any sites?', es: '¿Tiene sedes?' },
    {
      type,
      options: [
        { _id: 'yes', value: { en: 'Yes', es: 'Sí' } },
        { _id: 'no', value: { en: 'No', es: 'No' } },
      ],
    },
  );
const askedChoice = (change: Partial<AskedQuestion> = {}) =>
  asked('¿Tiene sedes?', {
    _id: 'w',
    type: 'radio',
    options: [
      { _id: 'w1', value: 'Sí' },
      { _id: 'w2', value: 'No' },
    ],
    source: { template: 't', version: 1, item: 'c', language: 'es' },
    ...change,
  });
const CROSSING = [
  heading('Money', { _id: 'h' }),
  asked('How much?', { show_if: { question: 'w', is: 'equals', option: 'w1' } }),
];
const crossed = (items: TemplateItem[], above: AskedQuestion[], section = CROSSING) => {
  const all = [...above, ...section];
  const result = withSection(items, { section, all }, input());
  return { result, broken: brokenReferences(result, all, 'en') };
};

it('keeps a condition on a question outside of the section, with the ids of the template', () => {
  const { result, broken } = crossed([choice('c'), ...ITEMS], [askedChoice()]);
  expect(result.at(-1)).toMatchObject({ _id: 'b', show_if: { question: 'c', is: 'equals', option: 'yes' } });
  expect(broken).toEqual([]);
  const bySameText = askedChoice({ title: 'Any sites?', source: undefined, options: [{ _id: 'w1', value: 'Yes' }] });
  expect(crossed([choice('c'), ...ITEMS], [bySameText]).broken).toEqual([]);
});

it('names the condition whose question or option the template does not have above the section', () => {
  const named = [{ title: 'How much?', question: '¿Tiene sedes?' }];
  expect(crossed(ITEMS, [askedChoice()]).broken).toEqual(named);
  const edited = askedChoice({ options: [{ _id: 'w1', value: 'Claro' }] });
  expect(crossed([choice('c'), ...ITEMS], [edited]).broken).toEqual([{ title: 'How much?', question: 'Any sites?' }]);
  expect(crossed([...ITEMS, section('s3', { en: 'Last' }), choice('c')], [askedChoice()]).broken).toHaveLength(1);
});

it('names a condition of the template on a question that the saved section no longer has', () => {
  const items = [
    ...ITEMS,
    section('s3', { en: 'More' }),
    item('d', { en: 'Why?' }, { show_if: { question: 'b', is: 'answered' } }),
  ];
  const { broken } = crossed(items, [], [heading('Money')]);
  expect(broken).toEqual([{ title: 'Why?', question: '' }]);
});
