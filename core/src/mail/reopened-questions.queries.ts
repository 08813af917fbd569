import { isAnswerable } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { Context } from '../kernel/context';
import type { Invitee } from './load-invitee';

/** The version of a questionnaire as it was launched. */
const LAUNCHED = 1;

/**
 * Titles of the required questions that are new or have changed since the launch and that this supplier has not
 * answered as they are now (decisions.md section 10, a live questionnaire), in their order.
 */
export async function listReopenedQuestions(
  ctx: Context,
  { id: supplierId, companyId, workflowId }: Pick<Invitee, 'id' | 'companyId' | 'workflowId'>,
): Promise<string[]> {
  const items = await ctx.db.tenant(companyId, (tx) =>
    tx.questionnaireItem.findMany({
      where: { companyId, workflowId, required: true, version: { gt: LAUNCHED } },
      orderBy: { position: 'asc' },
      select: {
        title: true,
        type: true,
        version: true,
        answers: { where: { companyId, supplierId }, select: { version: true } },
      },
    }),
  );
  return items
    .filter(({ type, version, answers }) => isAnswerable(type) && !answers.some((given) => given.version >= version))
    .map(({ title }) => title);
}
