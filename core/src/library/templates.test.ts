import { LOCALES } from '@homologa/domain/language/locales';
import { comparisonsOf } from '@homologa/domain/questionnaires/condition';
import { checkConditions } from '@homologa/domain/questionnaires/condition-rules';
import { COLUMN_WORDS, FILE_COLUMNS } from '@homologa/domain/questionnaires/files/file-words';
import { readRows, writeRows } from '@homologa/domain/questionnaires/files/questionnaire-rows';
import { wireItemOf } from '@homologa/domain/questionnaires/files/wire-items';
import { itemsIn as publishedItemsIn } from '@homologa/domain/questionnaires/library/template-items';
import { proveQuestionnaire } from '@homologa/domain/questionnaires/proof/prove-questionnaire';
import { questionnaireInput } from '@homologa/domain/questionnaires/questionnaire.contract';
import {
  checkQuestionnaire,
  isAnswerable,
  type QuestionItem,
} from '@homologa/domain/questionnaires/questionnaire-rules';
import { describe, expect, test } from 'vitest';
import { releaseItems } from './release-items';
import { itemsIn } from './template';
import { TEMPLATES } from './templates';

describe.each(TEMPLATES.map((template) => [template.key, template] as const))('template %s', (_key, template) => {
  test('has all texts in each language', () => {
    const texts = [template, ...template.items].flatMap(({ title }) => [title]);
    const all = [
      ...texts,
      template.description,
      ...template.items.flatMap(({ options, columns = [] }) => [...options.map(({ value }) => value), ...columns]),
    ];
    const missing = all.filter((words) => LOCALES.some((locale) => words[locale].trim() === ''));
    expect(missing).toEqual([]);
  });

  test('titles columns in the language of the questions also as it is published', () => {
    for (const locale of LOCALES) {
      const titlesOf = (items: readonly { format?: QuestionItem['format'] | undefined }[]) =>
        items.flatMap(({ format }) => (format?.kind === 'table' ? format.columns.map(({ title }) => title) : []));
      expect(titlesOf(publishedItemsIn(releaseItems(template), locale))).toEqual(titlesOf(itemsIn(template, locale)));
    }
  });

  test('titles the columns of its tables in one language at a time', () => {
    const titles = LOCALES.flatMap((locale) =>
      itemsIn(template, locale).flatMap(({ format }) =>
        format?.kind === 'table' ? format.columns.map(({ title }) => title) : [],
      ),
    );
    expect(titles.filter((title) => title.includes(' / '))).toEqual([]);
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

  test('is scored without a finding of the proof', () => {
    const thresholds = [
      { id: 't1', name: 'Fails', colour: 'red', from: 0, decision: 'rejected' },
      { id: 't2', name: 'Conditions', colour: 'amber', from: 60, decision: 'approved_with_conditions' },
      { id: 't3', name: 'Passes', colour: 'green', from: 80, decision: 'approved' },
    ] as const;
    expect(proveQuestionnaire({ items: itemsIn(template, 'en'), scoring: { thresholds }, facts: {} })).toEqual([]);
    expect(template.items.filter(({ type, weight }) => type === 'section' && !weight)).toEqual([]);
  });

  test('has ids that are unique', () => {
    const ids = template.items.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has 10 to 60 questions in sections whose conditions stay inside', () => {
    expect(template.items[0]?.type).toBe('section');
    const count = template.items.filter(({ type }) => isAnswerable(type)).length;
    expect(count).toBeGreaterThanOrEqual(10);
    expect(count).toBeLessThanOrEqual(60);
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

test('the homologations with fewer aspects leave out whole sections of the one with nine', () => {
  const sections = (key: string) =>
    TEMPLATES.find((one) => one.key === key)?.items.flatMap(({ id, type }) => (type === 'section' ? [id] : [])) ?? [];
  const nine = sections('hom_9_aspects');
  expect(nine).toHaveLength(9);
  expect(sections('hom_8_aspects')).toEqual(nine.filter((id) => id !== 'environment'));
  expect(sections('hom_7_aspects')).toEqual(nine.filter((id) => id !== 'environment' && id !== 'operations'));
});

test('columns of tables are titled in the chosen language', () => {
  const vsme = TEMPLATES.find(({ key }) => key === 'vsme_basic');
  const energy = vsme && itemsIn(vsme, 'pt-BR').find(({ id }) => id === 'b3_energy')?.format;
  expect(energy?.kind === 'table' && energy.columns.map(({ title }) => title)).toEqual([
    'Tipo de energia',
    'Renovável',
    'Não renovável',
  ]);
});
