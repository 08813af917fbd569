import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { raEn } from './ra-en';
import { raEs } from './ra-es';
import { raPtBr } from './ra-pt-br';

type Tree = { readonly [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );

const placesOf = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

const reference = flatten(englishMessages as unknown as Tree);
const languages = { en: raEn, es: raEs, 'pt-BR': raPtBr };

describe.each(Object.entries(languages))('react-admin texts in %s', (_, messages) => {
  const texts = flatten(messages);

  it('has exactly the keys of ra-language-english', () => {
    expect([...texts.keys()].sort()).toEqual([...reference.keys()].sort());
  });

  it('fills the same places', () => {
    const differing = [...reference].filter(([key, text]) => {
      const own = placesOf(texts.get(key) ?? '');
      return own.some((place) => !placesOf(text).includes(place));
    });
    expect(differing).toEqual([]);
  });
});
