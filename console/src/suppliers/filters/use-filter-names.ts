import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUser } from '../../shared/auth/use-can';
import { useFormat } from '../../shared/i18n/use-format';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { type WorkflowChoice, workflowChoicesApi } from '../workflow/workflow-choices.api';
import type { OptionNames } from './filter-options';

const NOTHING: ReadonlyMap<string, string> = new Map();

const titlesOf = (choices: readonly WorkflowChoice[]): ReadonlyMap<string, string> =>
  new Map(choices.map(({ id, title }) => [id, title]));

const activeTitlesOf = (choices: readonly WorkflowChoice[]): ReadonlyMap<string, string> =>
  titlesOf(choices.filter(({ status }) => status === 'active'));

/**
 * Titles of active workflows that contain the text, by id; null disables the search. The list of all suppliers contains
 * active workflows only.
 */
export const useActiveWorkflows = (text: string | null) =>
  useQuery({
    queryKey: ['workflows', 'choices', text],
    queryFn: () => workflowChoicesApi.search(text ?? ''),
    select: activeTitlesOf,
    enabled: text !== null,
    placeholderData: keepPreviousData,
  }).data ?? NOTHING;

export function useFilterNames(workflowIds: readonly string[]): OptionNames {
  const t = useText();
  const locale = useAppLocale();
  const format = useFormat();
  const { supplier_tags: labels } = useUser();
  const { data } = useQuery({
    queryKey: ['workflows', 'named', workflowIds],
    queryFn: () => workflowChoicesApi.named(workflowIds),
    select: titlesOf,
    enabled: workflowIds.length > 0,
    placeholderData: keepPreviousData,
  });
  return { t, locale, date: format.date, labels, workflows: data ?? NOTHING };
}
