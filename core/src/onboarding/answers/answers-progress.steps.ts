import { countAnswered } from '@homologa/domain/onboarding/answer-rules';
import type { Tx } from '../../kernel/database/database';
import { currentAnswers, listItems, readAnswers } from '../../questionnaires/answers.queries';
import { keepAnswersProgress } from '../../supplier-record/phase-progress.steps';
import type { OnboardingRecord } from '../onboarding-record.steps';

/** Recounts the stored answers after a change, for callers that have not loaded them. */
export async function recountAnswers(tx: Tx, { supplier }: OnboardingRecord): Promise<void> {
  const { id, companyId, workflowId } = supplier;
  const items = await listItems(tx, workflowId, companyId);
  const answers = currentAnswers(items, await readAnswers(tx, id, companyId));
  await keepAnswersProgress(tx, supplier, countAnswered(items, answers));
}
