import type { Finding } from '@homologa/domain/questionnaires/proof/finding';
import { FINDING_PLACE_WORDS, FINDING_WORDS } from '@homologa/domain/questionnaires/proof/proof-words';
import { proveQuestionnaire } from '@homologa/domain/questionnaires/proof/prove-questionnaire';
import { type QuestionItem, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { Text } from '@homologa/web/texts/text';
import { useDeferredValue, useMemo } from 'react';
import { itemsOf, type WorkflowForm } from '../../workflow-form';

interface Proof {
  items: readonly QuestionItem[];
  findings: readonly Finding[];
}

/** Judges the questionnaire after the keystroke is shown, because hundreds of questions take some milliseconds. */
export function useProof({ questions, scoring, reportType }: WorkflowForm): Proof {
  const latest = useDeferredValue(questions);
  const latestScoring = useDeferredValue(scoring);
  return useMemo(() => {
    const items = itemsOf(latest);
    const facts = { report_type: reportType };
    return { items, findings: proveQuestionnaire({ items, scoring: latestScoring ?? null, facts }) };
  }, [latest, latestScoring, reportType]);
}

/** Names the place of a finding as the builder numbers it, and says what is wrong there. */
export function findingText(t: Text, { itemId, code, parameters }: Finding, items: readonly QuestionItem[]): string {
  const item = items.find(({ id }) => id === itemId);
  const place = !item
    ? t(FINDING_PLACE_WORDS.scoring)
    : item.type === 'section'
      ? t(FINDING_PLACE_WORDS.section, { title: item.title })
      : t(FINDING_PLACE_WORDS.question, { n: questionNumbers(items).get(item.id) ?? '' });
  return `${place}: ${t(FINDING_WORDS[code], parameters)}`;
}
