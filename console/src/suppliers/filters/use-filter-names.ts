import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUser } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { WorkflowChoice } from '../../shared/data/provider/verbs/workflow-choices.verbs';
import { useFormat } from '../../shared/i18n/use-format';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import type { OptionNames } from './filter-options';

const NOTHING: ReadonlyMap<string, string> = new Map();

const titlesOf = (choices: readonly WorkflowChoice[]): ReadonlyMap<string, string> =>
  new Map(choices.map(({ id, title }) => [id, title]));

const activeTitlesOf = (choices: readonly WorkflowChoice[]): ReadonlyMap<string, string> =>
  titlesOf(choices.filter(({ status }) => status === 'active'));

/**
 * Searches active workflows by title and returns the titles by id; null disables the search. The list of all suppliers
 * contains active workflows only.
 */
export function useActiveWorkflows(text: string | null) {
  const dataProvider = useProvider();
  const { data } = useQuery({
    queryKey: ['workflows', 'findWorkflowChoices', text],
    queryFn: () => dataProvider.findWorkflowChoices(text ?? ''),
    select: activeTitlesOf,
    enabled: text !== null,
    placeholderData: keepPreviousData,
  });
  return data ?? NOTHING;
}

export function useFilterNames(workflowIds: readonly string[]): OptionNames {
  const t = useText();
  const dataProvider = useProvider();
  const locale = useAppLocale();
  const format = useFormat();
  const { supplier_tags: labels } = useUser();
  const { data } = useQuery({
    queryKey: ['workflows', 'getWorkflowChoices', workflowIds],
    queryFn: () => dataProvider.getWorkflowChoices(workflowIds),
    select: titlesOf,
    enabled: workflowIds.length > 0,
    placeholderData: keepPreviousData,
  });
  return { t, locale, date: format.date, labels, workflows: data ?? NOTHING };
}
