import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { SupplierFacts } from '@homologa/domain/questionnaires/condition';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { settledFollowUps } from '@homologa/domain/send-backs/open-follow-ups';
import { questionTargets } from '@homologa/domain/send-backs/sent-back-items';
import type { Tx } from '../../kernel/database/database';
import type { SendBackRow } from '../../send-backs/send-back.queries';
import { answersBefore } from './dropped-by-send-back';

interface Given {
  items: readonly QuestionItem[];
  /** Stored answers without outdated ones, which are asked again. */
  current: ReadonlyMap<string, AnswerValue>;
  facts: SupplierFacts;
}

/** Returns the questions answered since the send-back: these answers are drafts until it is answered. */
export async function readAnsweredSince(
  tx: Tx,
  { supplierId, companyId, sentAt }: Pick<SendBackRow, 'supplierId' | 'companyId' | 'sentAt'>,
): Promise<Set<string>> {
  const rows = await tx.answer.findMany({
    where: { supplierId, companyId, updatedAt: { gte: sentAt } },
    select: { questionId: true },
  });
  return new Set(rows.map(({ questionId }) => questionId));
}

/** Reads which questions below those sent back stay closed, see `settledFollowUps`. */
export async function readSettled(
  tx: Tx,
  sendBack: SendBackRow,
  { items, current, facts }: Given,
): Promise<{ settled: string[]; answeredSince: ReadonlySet<string> }> {
  const answeredSince = await readAnsweredSince(tx, sendBack);
  // The kept words do not find an option that was renamed since; an answer that was not changed needs none.
  const changed = [...answersBefore(sendBack, items)].filter(([id]) => answeredSince.has(id) || !current.has(id));
  const then = new Map([...current, ...changed]);
  const settled = settledFollowUps(items, questionTargets(sendBack.items), { atSendBack: then, answeredSince }, facts);
  return { settled, answeredSince };
}
