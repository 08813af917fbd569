import { describe, expect, it } from 'vitest';
import type { TemplateItem } from './template.contract';
import { templateItems } from './template.contract';
import { type AskedQuestion, adoptQuestions, withQuestions } from './template-edits';
import { itemsIn, itemsOfSection, itemsWithoutText, missingTexts, searchTextOf } from './template-items';

const ITEMS: TemplateItem[] = [
  { _id: 's', type: 'section', title: { en: 'People', es: 'Personas' }, required: true, options: [] },
  {
    _id: 'a',
    type: 'radio',
    title: { en: 'Have you staff?', es: '¿Tiene personal?', 'pt-BR': 'Tem pessoal?' },
    required: true,
    options: [
      { _id: 'a.1', value: { en: 'Yes', es: 'Sí', 'pt-BR': 'Sim' }, points: 5 },
      { _id: 'a.2', value: { en: 'No', es: 'No' }, knock_out: true },
    ],
  },
  {
    _id: 'b',
    type: 'input',
    title: { en: 'How many?' },
    required: true,
    options: [],
    show_if: { question: 'a', is: 'equals', option: 'a.1' },
  },
];

const asked = (locale: 'en' | 'es' | 'pt-BR', isWhole = false): AskedQuestion[] => itemsIn(ITEMS, locale, { isWhole });

describe('a template in one language', () => {
  it('borrows missing texts from another language, unless only its own are asked for', () => {
    expect(itemsIn(ITEMS, 'es').map(({ title }) => title)).toEqual(['Personas', '¿Tiene personal?', 'How many?']);
    expect(asked('es')[2]?.title).toBe('');
  });

  it('counts items without a text of the language', () => {
    expect(missingTexts(ITEMS)).toEqual({ en: 0, es: 1, 'pt-BR': 3 });
    expect(itemsWithoutText(ITEMS, 'pt-BR')).toEqual(['s', 'a', 'b']);
  });

  it('names the template as the source of each item', () => {
    expect(itemsIn(ITEMS, 'es', { from: { template: 't', version: 2 } })[1]?.source).toEqual({
      template: 't',
      version: 2,
      item: 'a',
      language: 'es',
    });
  });

  it('is found by its questions in every language', () => {
    expect(searchTextOf({ en: 'Staff' }, {}, ITEMS)).toContain('tem pessoal?');
    expect(itemsOfSection(ITEMS, 's')).toHaveLength(3);
  });
});

describe('an edit in one language', () => {
  it('is the same template if nothing was changed', () => {
    for (const locale of ['en', 'es', 'pt-BR'] as const)
      expect(withQuestions(ITEMS, asked(locale), locale)).toEqual(ITEMS);
    expect(templateItems.safeParse(ITEMS).success).toBe(true);
  });

  it('adds texts of the language and keeps those of others', () => {
    const edited = asked('pt-BR').map((one) => (one._id === 'b' ? { ...one, title: 'Quantas?' } : one));
    expect(withQuestions(ITEMS, edited, 'pt-BR')[2]?.title).toEqual({ en: 'How many?', 'pt-BR': 'Quantas?' });
  });

  it('removes and moves items in all languages at once', () => {
    const [first, , last] = asked('es');
    const edited = withQuestions(
      ITEMS,
      [last, first].filter((one) => one !== undefined),
      'es',
    );
    expect(edited.map(({ title }) => title)).toEqual([{ en: 'How many?' }, { en: 'People', es: 'Personas' }]);
  });
});

describe('columns of a table', () => {
  const column = (id: string, title: string) => ({
    id,
    title,
    required: true,
    format: { kind: 'short_text' as const },
  });
  const table = (title: string): TemplateItem => ({
    _id: 't',
    type: 'input',
    title: { en: 'Sites' },
    required: true,
    options: [],
    format: { kind: 'table', max_rows: 5, columns: [column('c1', title)] },
  });
  const inSpanish = (items: TemplateItem[], title: string) =>
    itemsIn(items, 'es', { isWhole: false }).map((one) => ({
      ...one,
      ...(one.format?.kind === 'table'
        ? { format: { ...one.format, columns: one.format.columns.map((each) => ({ ...each, title })) } }
        : {}),
    }));

  it('have titles per language once one was changed, and the format’s own otherwise', () => {
    const once = withQuestions([table('City')], inSpanish([table('City')], 'Ciudad'), 'es');
    expect(once[0]).toMatchObject({
      column_titles: { c1: { es: 'Ciudad' } },
      format: { columns: [{ title: 'City' }] },
    });
    const titleIn = (locale: 'en' | 'es') => {
      const format = itemsIn(once, locale)[0]?.format;
      return format?.kind === 'table' ? format.columns[0]?.title : null;
    };
    expect([titleIn('es')]).toEqual(['Ciudad']);
    expect(withQuestions([table('City')], inSpanish([table('City')], 'City'), 'es')).toEqual([table('City')]);
  });
});

describe('a new version from a questionnaire', () => {
  let count = 0;
  const newId = () => `new${++count}`;
  const adopt = (questions: AskedQuestion[]) =>
    adoptQuestions(ITEMS, questions, { locale: 'es', template: 't', newId });
  const from = itemsIn(ITEMS, 'es', { from: { template: 't', version: 1 } }).map((one) => ({
    ...one,
    _id: `k-${one._id}`,
  }));

  it('keeps ids and translations of questions that came from the template', () => {
    const options = (from[1]?.options ?? []).map((one) => ({ ...one, _id: `k-${one._id}` }));
    const questions = from.map((one) => (one._id === 'k-a' ? { ...one, options } : one)) as AskedQuestion[];
    const condition = { question: 'k-a', is: 'equals' as const, option: 'k-a.1' };
    const [, choice, count] = adopt([
      questions[0],
      questions[1],
      { ...questions[2], show_if: condition },
    ] as AskedQuestion[]);
    expect(choice).toEqual(ITEMS[1]);
    expect(count).toMatchObject({ _id: 'b', show_if: { question: 'a', option: 'a.1' } });
  });

  it('drops the translations of a question with another text', () => {
    const edited = from.map((one) => (one._id === 'k-a' ? { ...one, title: '¿Cuenta con personal?' } : one));
    expect(adopt(edited)[1]).toMatchObject({ _id: 'a', title: { es: '¿Cuenta con personal?' } });
    expect(adopt(edited)[1]?.title.en).toBeUndefined();
  });

  it('finds questions without a source by their text, and gives new ones new ids', () => {
    const plain = { type: 'section' as const, title: 'Personas', required: true, options: [], _id: 'x' };
    expect(adopt([plain])[0]?.title).toEqual({ en: 'People', es: 'Personas' });
    expect(adopt([{ ...plain, title: 'Otra' }])[0]?._id).toMatch(/^new/);
  });
});
