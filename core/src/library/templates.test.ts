import { LOCALES } from '@homologa/domain/language/locales';
import { comparisonsOf } from '@homologa/domain/questionnaires/condition';
import { checkConditions } from '@homologa/domain/questionnaires/condition-rules';
import { COLUMN_WORDS, FILE_COLUMNS } from '@homologa/domain/questionnaires/files/file-words';
import { readRows, writeRows } from '@homologa/domain/questionnaires/files/questionnaire-rows';
import { wireItemOf } from '@homologa/domain/questionnaires/files/wire-items';
import { questionnaireInput } from '@homologa/domain/questionnaires/questionnaire.contract';
import { checkQuestionnaire, isAnswerable } from '@homologa/domain/questionnaires/questionnaire-rules';
import { describe, expect, test } from 'vitest';
import { itemsIn } from './template';
import { TEMPLATES } from './templates';

describe.each(TEMPLATES.map((template) => [template.key, template] as const))('template %s', (_key, template) => {
  test('has all texts in each language', () => {
    const texts = [template, ...template.items].flatMap(({ title }) => [title]);
    const all = [
      ...texts,
      template.description,
      ...template.items.flatMap(({ options }) => options.map(({ value }) => value)),
    ];
    const missing = all.filter((words) => LOCALES.some((locale) => words[locale].trim() === ''));
    expect(missing).toEqual([]);
  });

  test.each(LOCALES)('is complete, valid and launchable in %s', (locale) => {
    const items = itemsIn(template, locale);
    expect(checkQuestionnaire(items)).toEqual([]);
    expect(checkConditions(items)).toEqual([]);
    expect(questionnaireInput.safeParse(items.map(wireItemOf)).error).toBeUndefined();
    for (const { options } of items) expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    const heading = { line: 1, cells: FILE_COLUMNS.map((column) => COLUMN_WORDS[column][locale]) };
    const rows = writeRows(items, locale).map((cells, at) => ({ line: at + 2, cells }));
    expect(readRows([heading, ...rows]).problems).toEqual([]);
  });

  test('has 10 to 30 questions in sections whose conditions stay inside', () => {
    expect(template.items[0]?.type).toBe('section');
    const count = template.items.filter(({ type }) => isAnswerable(type)).length;
    expect(count).toBeGreaterThanOrEqual(10);
    expect(count).toBeLessThanOrEqual(30);
    let inside = new Set<string>();
    const outside: string[] = [];
    for (const { id, type, showIf } of template.items) {
      if (type === 'section') inside = new Set();
      for (const comparison of showIf ? comparisonsOf(showIf) : []) {
        if ('question' in comparison && !inside.has(comparison.question)) outside.push(id);
      }
      inside.add(id);
    }
    expect(outside).toEqual([]);
  });
});

test('keys of templates are unique', () => {
  expect(new Set(TEMPLATES.map(({ key }) => key)).size).toBe(TEMPLATES.length);
});
