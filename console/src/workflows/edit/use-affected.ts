import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { affectedAnswers } from './affected-answers';
import { useEdit } from './edit-context';
import { changesOf } from './workflow-form';

/** Returns what the update of an active workflow does to answers, and counts the suppliers; `affected` null: nothing. */
export function useAffected() {
  const { workflow, form } = useEdit();
  const dataProvider = useProvider();
  const affected = useMemo(() => affectedAnswers(workflow, form), [workflow, form]);
  const questionnaire = useMemo(() => changesOf(form, ['questionnaire']).questionnaire, [form]);
  const { data, isError } = useQuery({
    queryKey: ['workflows', 'countAffectedSuppliers', workflow.id, questionnaire],
    queryFn: () => dataProvider.countAffectedSuppliers(workflow.id, questionnaire),
    enabled: affected !== null,
    gcTime: 0,
  });
  return { affected, data, isError };
}
