import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { can } from '../../shared/auth/access';
import { useUser } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAppLocale } from '../../shared/i18n/use-text';
import { useShellEntries } from '../shell-entries';
import { findActions, findPages, findViews, type PaletteAction, type PaletteGroup } from './palette-entries';
import { SHORTCUTS } from './shortcuts.texts';

/** Returns the typed text once the user has not typed for `SEARCH_DEBOUNCE` milliseconds. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/**
 * Returns the groups of the palette for the typed text: actions, pages, saved views and search results of the server.
 */
export function usePalette(typed: string, actions: readonly PaletteAction[]) {
  const locale = useAppLocale();
  const dataProvider = useProvider();
  const user = useUser();
  const { pages, searches, savedViews } = useShellEntries();
  const allowed = searches.filter(({ needs }) => can(user, needs));
  const term = useRested(typed.trim());
  const query = useQuery({
    queryKey: ['palette', 'search', term],
    queryFn: ({ signal }) => Promise.all(allowed.map(({ find }) => find(dataProvider, term, signal))),
    enabled: term !== '' && allowed.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = typed.trim() === '' ? [] : (query.data ?? []).flat();
  const groups: PaletteGroup[] = [
    { title: SHORTCUTS.actions, entries: findActions(actions, user, typed, locale) },
    { title: SHORTCUTS.pages, entries: findPages(pages, user, typed, locale) },
    { title: SHORTCUTS.views, entries: findViews(savedViews(user), typed) },
    ...found,
  ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), hasFailed: query.isError };
}
