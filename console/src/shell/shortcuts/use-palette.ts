import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { can } from '../../shared/auth/access';
import { useUser } from '../../shared/auth/use-can';
import { paletteApi } from '../../shared/data/palette.api';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { supplierName } from '../../suppliers/supplier-name';
import { SHELL } from '../shell.texts';
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

/** What the palette offers for what was typed: pages at once, workflows and suppliers from the server. */
export function usePalette(typed: string) {
  const t = useText();
  const locale = useAppLocale();
  const user = useUser();
  const term = useRested(typed.trim());
  const query = useQuery({
    queryKey: ['palette', term],
    queryFn: ({ signal }) => paletteApi.find(term, signal),
    enabled: term !== '' && can(user, 'see_client_area'),
    placeholderData: keepPreviousData,
  });
  const found = typed.trim() === '' ? undefined : query.data;
  const groups: PaletteGroup[] = [
    { title: t(SHORTCUTS.pages), entries: findPages(user, typed, locale) },
    {
      title: t(SHELL.workflows),
      entries: (found?.workflows ?? []).map(({ id, status, info }) => ({
        to: `/workflows/${id}/${status === 'draft' ? 'edit' : 'results'}`,
        label: info.title,
      })),
    },
    {
      title: t(SHELL.suppliers),
      entries: (found?.suppliers ?? []).map(({ id, workflow_id: workflowId, invite, workflow }) => ({
        to: `/workflows/${workflowId}/suppliers/${id}`,
        label: supplierName(invite),
        hint: workflow.title,
      })),
    },
  ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), hasFailed: query.isError };
}
