import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { can } from '../../shared/auth/access';
import { useUser } from '../../shared/auth/use-can';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { useShellEntries } from '../shell-entries';
import { findPages, type PaletteGroup } from './palette-entries';
import { SHORTCUTS } from './shortcuts.texts';

/** The text after it has rested for 300 ms. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** What the palette offers for what was typed: pages at once, the rest from the server. */
export function usePalette(typed: string) {
  const t = useText();
  const locale = useAppLocale();
  const user = useUser();
  const { pages, searches } = useShellEntries();
  const allowed = searches.filter(({ needs }) => can(user, needs));
  const term = useRested(typed.trim());
  const query = useQuery({
    queryKey: ['palette', term],
    queryFn: ({ signal }) => Promise.all(allowed.map(({ find }) => find(term, signal))),
    enabled: term !== '' && allowed.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = typed.trim() === '' ? undefined : query.data;
  const groups: PaletteGroup[] = [
    { title: t(SHORTCUTS.pages), entries: findPages(pages, user, typed, locale) },
    ...allowed.map(({ title }, place) => ({ title: t(title), entries: found?.[place] ?? [] })),
  ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), hasFailed: query.isError };
}
