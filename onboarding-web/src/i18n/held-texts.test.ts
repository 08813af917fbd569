import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as HeldTexts from './held-texts';

let texts: typeof HeldTexts;
beforeEach(async () => {
  vi.resetModules();
  texts = await import('./held-texts');
});

function held(load: (locale: string) => Promise<string>) {
  const by = (locale: string) => async () => ({ default: [await load(locale)] });
  return texts.cacheTexts(1, { en: by('en'), es: by('es'), 'pt-BR': by('pt-BR') })[0];
}

describe('a screen of its own chunk', () => {
  it('renders without the fallback once it was loaded', async () => {
    await texts.loadTexts('en');
    const Screen = texts.lazyScreen(() => Promise.resolve(() => createElement('h1', null, 'Account')));
    const shown = () =>
      renderToString(createElement(Suspense, { fallback: 'Loading' }, createElement(Screen))).replaceAll(
        /<!--.*?-->/g,
        '',
      );
    expect(shown()).toContain('Loading');
    await Screen.preload();
    expect(shown()).toBe('<h1>Account</h1>');
  });
});

describe('the texts of a module', () => {
  it('are loaded in the language of the visit alone', async () => {
    const asked: string[] = [];
    const words = held((locale) => {
      asked.push(locale);
      return Promise.resolve(`in ${locale}`);
    });
    await texts.loadTexts('es');
    expect([words, asked]).toEqual([{ es: 'in es' }, ['es']]);
    await texts.loadTexts('en');
    await texts.loadTexts('es');
    expect([words, asked]).toEqual([{ es: 'in es', en: 'in en' }, ['es', 'en']]);
  });

  it('that comes later are loaded in every language of the visit', async () => {
    await texts.loadTexts('es');
    await texts.loadTexts('en');
    const words = held((locale) => Promise.resolve(locale));
    await texts.loadTexts();
    expect(words).toEqual({ es: 'es', en: 'en' });
  });

  it('that comes while another language is loaded have it too', async () => {
    let answer = () => {};
    await texts.loadTexts('en');
    held((locale) => new Promise((resolve) => (answer = () => resolve(locale))));
    const changed = texts.loadTexts('es');
    const words = held((locale) => Promise.resolve(locale));
    const opened = texts.loadTexts();
    answer();
    await vi.waitFor(() => expect(words).toEqual({ en: 'en', es: 'es' }), 10_000);
    answer();
    void Promise.allSettled([changed, opened]);
  });

  it('are not waited for in a language that could not be loaded', async () => {
    const words = held((locale) => (locale === 'es' ? Promise.reject(new Error('offline')) : Promise.resolve(locale)));
    await texts.loadTexts('en');
    await expect(texts.loadTexts('es')).rejects.toThrow('offline');
    await texts.loadTexts();
    expect(words).toEqual({ en: 'en' });
  });
});
