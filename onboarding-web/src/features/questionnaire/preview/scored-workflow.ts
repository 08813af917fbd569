import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api-client';

type Scored = Pick<WorkflowResponse, 'questionnaire' | 'scoring'>;

/**
 * Loads the points of a questionnaire with the session of the client's console; suppliers are never sent them. Null for
 * a questionnaire without points, and where they cannot be loaded: the preview then shows none.
 */
export function useScoredWorkflow(id: string): Scored | null {
  const [loaded, setLoaded] = useState<{ id: string; workflow: Scored } | null>(null);
  useEffect(() => {
    let isGone = false;
    const path = `/api/workflows/${encodeURIComponent(id)}?fields=questionnaire,scoring`;
    call<Scored>('GET', path, { preview: true }).then(
      (workflow) => {
        if (!isGone) setLoaded({ id, workflow });
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  return loaded?.id === id && loaded.workflow.scoring ? loaded.workflow : null;
}

export const scoredItemsOf = ({ questionnaire }: Scored): QuestionItem[] =>
  questionnaire.map((item) => ({
    id: item._id,
    type: item.type,
    title: item.title,
    required: item.required,
    options: item.options.map(({ _id: optionId, value, show_if: showIf, points, knock_out: knockOut }) => ({
      id: optionId,
      value,
      showIf,
      points,
      knockOut,
    })),
    file: null,
    showIf: item.show_if,
    format: item.format,
    allowNa: item.allow_na,
    points: item.points,
    weight: item.weight,
  }));
