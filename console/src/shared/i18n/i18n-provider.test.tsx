// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import englishMessages from 'ra-language-english';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createI18nProvider } from './i18n-provider';
import { RA_TEXTS } from './ra.texts';

type Tree = { readonly [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : flatten(value, `${prefix}${key}.`),
  ) as [string, string][];

const placesOf = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
const known = new Map(flatten(englishMessages as unknown as Tree));

it.each(Object.entries(RA_TEXTS))(
  '%s is a text of react-admin, with the same places in every language',
  (key, words) => {
    const original = known.get(key) ?? '';
    expect(words.en).toBe(original);
    for (const locale of LOCALES) expect(placesOf(words[locale])).toEqual(placesOf(original));
  },
);

it('speaks the language that is chosen', async () => {
  const provider = createI18nProvider();
  expect(provider.getLocale()).toBe('en');
  expect(provider.translate('ra.navigation.page', { page: 3 })).toBe('Go to page 3');
  await provider.changeLocale('es');
  expect(provider.translate('ra.navigation.page', { page: 3 })).toBe('Ir a la página 3');
  expect(document.documentElement.lang).toBe('es');
});

it('takes finished texts as they are, and reports a key of react-admin that has no text', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { translate } = createI18nProvider();
  expect(translate('100 % of %{all} saved.')).toBe('100 % of %{all} saved.');
  expect(report).not.toHaveBeenCalled();
  translate('ra.action.clone');
  expect(String(report.mock.lastCall)).toContain('ra.action.clone');
});
