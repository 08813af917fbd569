import type { WorkflowPartialRow } from '@homologa/domain/workflows/workflow.contract';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../shared/auth/use-can';
import { callJson } from '../../shared/http/http-client';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import type { OptionNames } from './filter-options';

/** Workflows that a filter offers at once; typing narrows them. */
const MAX_OFFERED = 50;
const NOTHING: ReadonlyMap<string, string> = new Map();

async function listTitles(filter: object): Promise<ReadonlyMap<string, string>> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ ...filter, status: ['active'] }),
    sort: JSON.stringify(['title', 'ASC']),
    range: JSON.stringify([0, MAX_OFFERED - 1]),
    fields: 'info.title',
  });
  const rows = await callJson<WorkflowPartialRow[]>(`/api/workflows?${query}`);
  return new Map(rows.map(({ id, info }) => [id, info?.title ?? '']));
}

/** Active workflows whose title contains the text; null asks for none. */
export const useWorkflowTitles = (text: string | null) =>
  useQuery({
    queryKey: ['workflows', 'titles', text],
    queryFn: () => listTitles(text ? { q: text } : {}),
    enabled: text !== null,
    placeholderData: (former) => former,
  }).data ?? NOTHING;

/** What the values of the applied filters are called, the named workflows among them. */
export function useFilterNames(workflowIds: readonly string[]): OptionNames {
  const t = useText();
  const format = useFormat();
  const { supplier_tags: labels } = useUser();
  const { data } = useQuery({
    queryKey: ['workflows', 'titles', 'of', workflowIds],
    queryFn: () => listTitles({ id: workflowIds }),
    enabled: workflowIds.length > 0,
    placeholderData: (former) => former,
  });
  return { t, date: format.date, labels, workflows: data ?? NOTHING };
}
