import { createContext, useContext } from 'react';

/**
 * Texts of another language by the keys of questions and options that lack one in the edited language. Null outside of a
 * template's editor.
 */
export const TemplateTextsContext = createContext<ReadonlyMap<string, string> | null>(null);

export const useIsTemplate = (): boolean => useContext(TemplateTextsContext) !== null;

/** Returns what an empty field says in another language; undefined for a field with a text. */
export function useOtherText({ key }: { key: string }, value: string): string | undefined {
  const text = useContext(TemplateTextsContext)?.get(key);
  return value.trim() === '' ? text : undefined;
}

interface Texts {
  key: string;
  title: string;
  options: readonly { key: string; value: string }[];
}

/** Returns whether a question lacks a text in the edited language that it has in another one. */
export function useLacksTranslation(): (question: Texts) => boolean {
  const texts = useContext(TemplateTextsContext);
  const lacks = (key: string, text: string) => text.trim() === '' && Boolean(texts?.get(key));
  return ({ key, title, options }) => lacks(key, title) || options.some((option) => lacks(option.key, option.value));
}
