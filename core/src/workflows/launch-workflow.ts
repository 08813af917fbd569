import { statusRefusal } from '@homologa/domain/catalog/workflow-status';
import { productOf, quotaProductOf } from '@homologa/domain/companies/features';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { prepareInvite } from '@homologa/domain/suppliers/supplier-rules';
import { checkLaunch, isQuotaOnly } from '@homologa/domain/workflows/launch-rules';
import { canLaunchWorkflow } from '@homologa/domain/workflows/workflow.policy';
import type { Workflow } from '@homologa/prisma/models';
import { readFeatures } from '../companies/company.queries';
import { takeUnits } from '../companies/quota.steps';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { requestInvestigations } from '../reports/report-requests.steps';
import { queueInvitations } from '../supplier-record/invitations.steps';
import { sendInvitationJob } from '../suppliers/supplier.jobs';
import { type DraftSupplier, isReachable, loadDraftSuppliers, saveDraftSuppliers } from './draft-suppliers';
import { dayOf } from './onboarding-columns';
import { type ItemRow, loadItems, questionOf } from './questionnaire.queries';
import { findPublisher, publishFirstVersion } from './versions/publish-version.steps';
import { lockWorkflow, readWorkflow, traitsOf, type WorkflowDetail } from './workflow.queries';

const BATCH = 500;

/**
 * Activates a draft: uses a quota unit per supplier and enqueues an invitation (onboarding) or creates a report request
 * for each. Launches a draft at most once, because a second call finds no draft. Throws `not_found`,
 * `workflow_not_draft`, `workflow_closed`, all violations of the launch rules together as 422, and
 * `product_limit_reached` as 409 if it is the only obstacle.
 */
export async function launchWorkflow(ctx: Context, id: string): Promise<WorkflowDetail> {
  const { companyId } = requireCompany(ctx.actor);
  const by = await findPublisher(ctx);
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await lockWorkflow(tx, companyId, id);
    authorize(canLaunchWorkflow(ctx.actor, workflow));
    const refusal = statusRefusal(workflow.status, 'launch');
    if (refusal) throw new DomainError(refusal);
    const suppliers = await prepareSuppliers(ctx, tx, workflow);
    const items = await loadItems(tx, companyId, id);
    await checkRules(ctx, tx, workflow, { suppliers, items });
    await takeUnits(ctx, tx, companyId, quotaProductOf(traitsOf(workflow)), suppliers.length);
    const now = ctx.now();
    await tx.workflow.update({
      where: { id, companyId },
      data: { status: 'active', launchedAt: now, modifiedAt: now, version: { increment: 1 } },
      select: { id: true },
    });
    await publishFirstVersion(ctx, tx, workflow, { items, by });
    if (workflow.type === 'onboarding') await invite(ctx, tx, workflow, suppliers);
    await requestInvestigations(
      ctx,
      tx,
      { id, companyId, ...traitsOf(workflow) },
      suppliers.map((supplier) => supplier.id),
    );
    await audit(ctx, tx, {
      companyId,
      action: 'workflow.launch',
      objectType: 'workflow',
      objectId: id,
      facts: { suppliers: suppliers.length },
    });
    return readWorkflow(ctx, tx, companyId, id);
  });
}

/**
 * Normalizes the invites. Investigations of report type CKR or CCR concern Brazilian companies, so their invites get
 * the country Brazil.
 */
async function prepareSuppliers(ctx: Context, tx: Tx, workflow: Workflow): Promise<DraftSupplier[]> {
  const typed = await loadDraftSuppliers(tx, workflow.companyId, workflow.id);
  const traits = traitsOf(workflow);
  const suppliers = typed.map(({ id, position, ...invite }) => ({ id, position, ...prepareInvite(invite, traits) }));
  await saveDraftSuppliers(ctx, tx, workflow.companyId, typed, suppliers);
  return suppliers;
}

async function checkRules(
  ctx: Context,
  tx: Tx,
  workflow: Workflow,
  { suppliers, items }: { suppliers: DraftSupplier[]; items: readonly ItemRow[] },
): Promise<void> {
  const { companyId, title } = workflow;
  const traits = traitsOf(workflow);
  const questionnaire = items.map(questionOf);
  const features = await readFeatures(tx, companyId);
  const broken = checkLaunch(
    { ...traits, title, questionnaire, dueDate: dayOf(workflow.dueDate) },
    suppliers,
    productOf(features, quotaProductOf(traits)),
    ctx.now(),
  );
  if (broken.length === 0) return;
  // An exceeded quota alone is a conflict (409). If other launch rules are violated too, the response is an input error
  // whose `details` list the quota among the violations.
  const headline = isQuotaOnly(broken) ? broken[0] : broken.find(({ code }) => code !== 'product_limit_reached');
  throw new DomainError(headline?.code ?? 'invalid_input', { details: broken });
}

async function invite(ctx: Context, tx: Tx, workflow: Workflow, suppliers: DraftSupplier[]): Promise<void> {
  const { companyId } = workflow;
  const reachable = suppliers.filter(isReachable).map(({ id }) => id);
  for (let at = 0; at < reachable.length; at += BATCH) {
    const ids = reachable.slice(at, at + BATCH);
    await queueInvitations(tx, { companyId, ids });
    const payloads = ids.map((supplierId) => ({ supplierId }));
    await ctx.jobs.enqueueMany(tx, sendInvitationJob, payloads, { companyId });
  }
}
