import { DomainError } from '@homologa/domain/errors/domain-error';
import { canCloneWorkflow } from '@homologa/domain/workflows/workflow.policy';
import { Prisma } from '@homologa/prisma/client';
import { audit } from '../kernel/audit';
import { actorIdOf, authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';
import { loadItems } from './questionnaire.queries';
import { copyItems, saveItems } from './questionnaire-items';
import { lockWorkflow, readWorkflow, type WorkflowDetail } from './workflow.queries';

/**
 * Copies a workflow of any status to a new draft: info with cover, type, product, payment, report type, questionnaire,
 * onboarding texts and, if the supplier pays, the price. Files are shared, not copied. Throws `not_found`.
 */
export async function cloneWorkflow(ctx: Context, id: string): Promise<WorkflowDetail> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    // Locks the workflow, so that none of its files is removed before the clone refers to them.
    const source = await lockWorkflow(tx, companyId, id);
    authorize(canCloneWorkflow(ctx.actor, source));
    if (source.holdsChecks) throw new DomainError('not_found');
    const cloneId = newId();
    const now = ctx.now();
    await tx.workflow.create({
      data: {
        id: cloneId,
        companyId,
        type: source.type,
        product: source.product,
        reportType: source.reportType,
        payment: source.payment,
        pricePerSupplier: source.payment === 'supplier' ? source.pricePerSupplier : null,
        title: source.title,
        description: source.description,
        welcomeMessage: source.welcomeMessage,
        coverFileId: source.coverFileId,
        emailSubject: source.emailSubject,
        emailMessage: source.emailMessage,
        introductionTitle: source.introductionTitle,
        introductionText: source.introductionText,
        finishedText: source.finishedText,
        defaultLocale: source.defaultLocale,
        dueDate: source.dueDate,
        reminderEveryDays: source.reminderEveryDays,
        reminderMax: source.reminderMax,
        scoring: source.scoring ?? Prisma.DbNull,
        scoreShown: source.scoreShown,
        createdById: actorIdOf(ctx.actor),
        createdAt: now,
        modifiedAt: now,
      },
      select: { id: true },
    });
    const items = copyItems(await loadItems(tx, companyId, id));
    await saveItems(tx, { companyId, workflowId: cloneId }, [], items);
    await audit(ctx, tx, {
      companyId,
      action: 'workflow.clone',
      objectType: 'workflow',
      objectId: cloneId,
      facts: { source: id },
    });
    return readWorkflow(ctx, tx, companyId, cloneId);
  });
}
