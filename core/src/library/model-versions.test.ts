import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '@homologa/domain/language/canonical-json';
import { expect, test } from 'vitest';
import { releaseItems } from './release-items';
import type { Template, TemplateItem } from './template';
import { TEMPLATES } from './templates';

/**
 * Questions of each model by the version that has them. The workers publish a model only if its version is higher than
 * the published one: other questions under the same version would never reach a company. Add a line for a new version;
 * a line of a release stays as it is.
 */
const PUBLISHED: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  hom_9_aspects: { 1: 'f29315fd7a8c4c69' },
  hom_8_aspects: { 1: '476b844599369c9f' },
  hom_7_aspects: { 1: '850d6f34ae561a2d' },
  hom_fallabella: { 1: 'e458d67f4085fe16' },
  vsme_basic: { 1: 'ba373ddf222ff1fd' },
  anti_corruption: { 2: 'e559070af252017b' },
  sagrilaft: { 2: '1c978cf49b2a6d41' },
  data_protection: { 1: '3aa113e18de7b983' },
  occupational_safety: { 1: '0791af97f891d025' },
};

const hashOf = (model: Template): string =>
  createHash('sha256')
    .update(canonicalJson(releaseItems(model) as unknown as Json))
    .digest('hex')
    .slice(0, 16);

/** Names the models whose questions are not those of their version, with the line that a new version needs. */
const unraised = (models: readonly Template[]): string[] =>
  models.flatMap((model) => {
    const { key, version } = model;
    const known = PUBLISHED[key]?.[version];
    const hash = hashOf(model);
    if (known === hash) return [];
    return [
      `${key}: ${known === undefined ? 'add' : 'raise the version and add'} { ${version + (known === undefined ? 0 : 1)}: '${hash}' }`,
    ];
  });

const keysOf = (lines: readonly string[]): string[] => lines.map((line) => line.split(':')[0] ?? '');

test('each model has the questions of its version', () => {
  expect(unraised(TEMPLATES)).toEqual([]);
});

test('a changed question asks for a new version of each model that has it', () => {
  const withChanged = (id: string, change: Partial<TemplateItem>): Template[] =>
    TEMPLATES.map((model) => ({
      ...model,
      items: model.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
    }));
  const shared = TEMPLATES.flatMap(({ items }) => items.map(({ id }) => id)).filter(
    (id, at, all) => all.indexOf(id) !== at,
  );
  expect(shared.length).toBeGreaterThan(20);
  for (const id of ['channel', 'legal_deed', 'soc_minors', ...shared.slice(0, 3)]) {
    const users = TEMPLATES.filter(({ items }) => items.some((item) => item.id === id)).map(({ key }) => key);
    expect(users.length).toBeGreaterThan(1);
    const title = { en: 'Other?', es: '¿Otra?', 'pt-BR': 'Outra?' };
    expect(keysOf(unraised(withChanged(id, { title })))).toEqual(users);
    expect(keysOf(unraised(withChanged(id, { points: { by: 'answered', points: 7 } })))).toEqual(users);
  }
});
