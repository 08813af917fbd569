import type { Locale } from '@homologa/domain/language/locales';
import { type ComponentType, createElement, lazy, useState } from 'react';

// The build extracts the languages from every `*.texts.ts` (texts-by-language.ts beside the Vite configuration): the
// module keeps empty text objects here, and each language is a separate module that fills them.

type Loaders = Readonly<Record<Locale, () => Promise<{ default: readonly string[] }>>>;
type HeldWords = Partial<Record<Locale, string>>;

interface Held {
  words: readonly HeldWords[];
  loaders: Loaders;
}

const held: Held[] = [];
const spoken = new Set<Locale>();

/** Registers a module's empty texts until a language is loaded. Called by generated code. */
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
 * Loads the texts of all registered modules, in the languages of this visit and optionally one more. Throws when
 * offline.
 */
export async function loadTexts(locale?: Locale): Promise<void> {
  const isNew = locale !== undefined && !spoken.has(locale);
  // Added before loading: a module registered during the load must fetch this language too.
  if (isNew) spoken.add(locale);
  try {
    await Promise.all(held.flatMap((module) => [...spoken].map((language) => fill(module, language))));
  } catch (error) {
    if (isNew) spoken.delete(locale);
    throw error;
  }
}

/**
 * A screen in a chunk of its own, with its texts. `preload` loads both before the screen is shown: it then renders at
 * once, without the fallback, which React would show for at least 300 ms.
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
    // Chosen once: another component at a later render would lose the screen's state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Shown, props);
  };
  return Object.assign(Screen, { preload: open });
}
