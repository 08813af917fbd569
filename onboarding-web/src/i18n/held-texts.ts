import type { Locale } from '@homologa/domain/language/locales';
import { type ComponentType, createElement, lazy, useState } from 'react';

// The build (texts-by-language.ts) splits every `*.texts.ts` by language. The module itself keeps empty text objects,
// and a separate module for each language fills them.

type Loaders = Readonly<Record<Locale, () => Promise<{ default: readonly string[] }>>>;
type HeldWords = Partial<Record<Locale, string>>;

interface Held {
  words: readonly HeldWords[];
  loaders: Loaders;
}

const held: Held[] = [];
const spoken = new Set<Locale>();

/** Registers a module's empty texts, which `loadTexts` fills. Called by generated code. */
export function cacheTexts(count: number, loaders: Loaders): readonly HeldWords[] {
  const words = Array.from({ length: count }, (): HeldWords => ({}));
  held.push({ words, loaders });
  return words;
}

async function fill({ words, loaders }: Held, locale: Locale): Promise<void> {
  if (words.every((text) => locale in text)) return;
  const texts = (await loaders[locale]()).default;
  texts.forEach((text, index) => Object.assign(words[index] ?? {}, { [locale]: text }));
}

/**
 * Loads the texts of all registered modules in the languages used so far, and in `locale` if given. Throws when
 * offline.
 */
export async function loadTexts(locale?: Locale): Promise<void> {
  const isNew = locale !== undefined && !spoken.has(locale);
  // Adds the language before loading, because a module that is registered during the load must fetch this language too.
  if (isNew) spoken.add(locale);
  try {
    await Promise.all(held.flatMap((module) => [...spoken].map((language) => fill(module, language))));
  } catch (error) {
    if (isNew) spoken.delete(locale);
    throw error;
  }
}

/**
 * Wraps a screen in a separate chunk with its texts. After `preload` the screen renders at once; otherwise React shows
 * the fallback for at least 300 ms.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const open = async () => {
    const screen = await load();
    await loadTexts();
    loaded = screen;
    return { default: screen };
  };
  const Lazy = lazy(open);
  const Screen = (props: Props) => {
    // Chooses the component only once, because another component in a later render would reset the state of the screen.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Shown, props);
  };
  return Object.assign(Screen, { preload: open });
}
