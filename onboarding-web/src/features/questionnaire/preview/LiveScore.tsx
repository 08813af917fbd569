import type { SupplierFacts } from '@homologa/domain/questionnaires/condition';
import { scoreQuestionnaire } from '@homologa/domain/questionnaires/score';
import { useMemo } from 'react';
import { useI18n } from '../../../i18n/I18nProvider';
import { PATH } from './preview-score.texts';
import { scoredItemsOf, useScoredWorkflow } from './scored-workflow';

interface LiveScoreProps {
  workflowId: string;
  answers: ReadonlyMap<string, unknown>;
  facts: SupplierFacts;
}

/** The score that the answers of the preview would have, with the outcome; nothing for a questionnaire without points. */
export function LiveScore({ workflowId, answers, facts }: LiveScoreProps) {
  const { t } = useI18n();
  const workflow = useScoredWorkflow(workflowId);
  const items = useMemo(() => (workflow ? scoredItemsOf(workflow) : []), [workflow]);
  if (!workflow?.scoring) return null;
  const score = scoreQuestionnaire(items, answers, facts, workflow.scoring);
  const outcome = workflow.scoring.thresholds.find(({ id }) => id === score.outcome);
  const parts = [
    score.percent !== null && t(PATH.percent, { percent: score.percent }),
    score.maximum > 0 && t(PATH.points, { points: score.points, maximum: score.maximum }),
    outcome?.name,
  ].filter((part) => typeof part === 'string');
  return (
    <p className="muted" role="status">
      {t(PATH.score)}: <strong>{parts.length > 0 ? parts.join(' · ') : t(PATH.nothing)}</strong>
      {score.knockedOut && ` ${t(PATH.knockedOut)}`}
    </p>
  );
}
