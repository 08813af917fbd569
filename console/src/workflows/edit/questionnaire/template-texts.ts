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
