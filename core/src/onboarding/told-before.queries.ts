import type { Context } from '../kernel/context';
import { listAsked, type ToldBefore, toldBefore } from '../suppliers/invitations/before-start.queries';
import type { OnboardingSupplier } from './onboarding.queries';

/**
 * Returns the data that the page of a link shows before the onboarding starts: the expected effort, the required
 * documents and the price.
 */
export async function getToldBefore(ctx: Context, supplier: OnboardingSupplier): Promise<ToldBefore> {
  const { companyId, workflowId, workflow } = supplier;
  const questions = await ctx.db.tenant(companyId, (tx) => listAsked(tx, { workflowId, companyId }));
  return toldBefore(ctx, workflow, supplier, questions);
}
