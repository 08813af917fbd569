import { canReadWorkflow } from '@homologa/domain/companies/workflow-access.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Prisma } from '@homologa/prisma/client';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';

const WORKFLOW = {
  id: true,
  companyId: true,
  status: true,
  type: true,
  product: true,
  reportType: true,
  payment: true,
  title: true,
  description: true,
  welcomeMessage: true,
  coverFileId: true,
  emailSubject: true,
  emailMessage: true,
  introductionTitle: true,
  introductionText: true,
  finishedText: true,
  defaultLocale: true,
  dueDate: true,
  company: { select: { name: true, publicOnboardingLink: true } },
  questionnaire: {
    orderBy: { position: 'asc' },
    select: {
      id: true,
      type: true,
      title: true,
      required: true,
      options: true,
      file: { select: { id: true, name: true, size: true } },
    },
  },
} satisfies Prisma.WorkflowSelect;

/** A workflow as its suppliers see it. */
export type OnboardingWorkflow = Prisma.WorkflowGetPayload<{ select: typeof WORKFLOW }>;

/**
 * GET /onboarding/workflows/{id} (reference 7.8), for anybody. A draft is a preview for its own company and `not_found`
 * to all others; throws `workflow_investigating` where there is no onboarding.
 */
export async function getOnboardingWorkflow(ctx: Context, id: string): Promise<OnboardingWorkflow> {
  const place = await ctx.db.read.workflow.findUnique({
    where: { id },
    select: { companyId: true, status: true, type: true },
  });
  if (!place) throw new DomainError('not_found');
  if (place.status === 'draft') authorize(canReadWorkflow(ctx.actor, place));
  if (place.type === 'investigating') throw new DomainError('workflow_investigating');
  const { companyId } = place;
  const workflow = await ctx.db.tenant(companyId, (tx) =>
    tx.workflow.findFirst({ where: { id, companyId }, select: WORKFLOW }),
  );
  if (!workflow) throw new DomainError('not_found');
  return workflow;
}
