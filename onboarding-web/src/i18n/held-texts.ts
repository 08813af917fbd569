import type { Locale } from '@homologa/domain/language/locales';
import { type ComponentType, lazy } from 'react';

// The build takes the languages out of every `*.texts.ts` (texts-by-language.ts beside the Vite configuration): the
// module holds its texts here, empty, and each language is a module of its own that fills them.

type Loaders = Readonly<Record<Locale, () => Promise<{ default: readonly string[] }>>>;
type HeldWords = Partial<Record<Locale, string>>;

interface Held {
  words: readonly HeldWords[];
  loaders: Loaders;
}

const held: Held[] = [];
/** The languages of this visit: the one that is shown, and those that were before. */
const spoken = new Set<Locale>();

/** Holds the texts of a module until their language is loaded. The build calls it. */
export function holdTexts(count: number, loaders: Loaders): readonly HeldWords[] {
  const words = Array.from({ length: count }, (): HeldWords => ({}));
  held.push({ words, loaders });
  return words;
}

async function fill({ words, loaders }: Held, locale: Locale): Promise<void> {
  if (words.every((text) => locale in text)) return;
  const texts = (await loaders[locale]()).default;
  texts.forEach((text, index) => Object.assign(words[index] ?? {}, { [locale]: text }));
}

/** Loads the texts of every module that is there, in the languages of this visit and in one more. Throws offline. */
export async function loadTexts(locale?: Locale): Promise<void> {
  const isNew = locale !== undefined && !spoken.has(locale);
  // From now on: a module that comes while the others are filled has to have the language too.
  if (isNew) spoken.add(locale);
  try {
    await Promise.all(held.flatMap((module) => [...spoken].map((language) => fill(module, language))));
  } catch (error) {
    if (isNew) spoken.delete(locale);
    throw error;
  }
}

/** A screen that is loaded when it is shown first, with its texts. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const screen = await load();
    await loadTexts();
    return { default: screen };
  });
