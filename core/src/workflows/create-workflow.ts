import type { CreateWorkflowBody } from '@homologa/domain/workflows/workflow.contract';
import { canCreateWorkflow } from '@homologa/domain/workflows/workflow.policy';
import { readFeatures } from '../companies/company.queries';
import { audit } from '../kernel/audit';
import { actorIdOf, authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';
import { onboardingColumns } from './onboarding-columns';
import { planItems, saveItems, shareableFiles } from './questionnaire-items';
import { readWorkflow, type WorkflowDetail } from './workflow.queries';
import { askedChoices, chooseForNew, scoringColumn } from './workflow-choices';

/**
 * Creates a draft; an empty body is valid. Throws `workflow_choice_not_available` for a type, product, payer or report
 * type that the company's features do not include.
 */
export async function createWorkflow(ctx: Context, body: CreateWorkflowBody): Promise<WorkflowDetail> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canCreateWorkflow(ctx.actor, companyId));
  return ctx.db.tenant(companyId, async (tx) => {
    const choices = chooseForNew(await readFeatures(tx, companyId), askedChoices(body));
    const id = newId();
    const now = ctx.now();
    const { info, reminder_schedule: schedule } = body;
    await tx.workflow.create({
      data: {
        id,
        companyId,
        ...choices,
        title: info?.title ?? '',
        description: info?.description ?? '',
        welcomeMessage: info?.welcome_message ?? '',
        emailSubject: info?.email?.subject ?? '',
        emailMessage: info?.email?.message ?? '',
        reminderEveryDays: schedule?.every_days ?? null,
        reminderMax: schedule?.max ?? null,
        ...scoringColumn(body.scoring),
        scoreShown: body.score_shown,
        ...onboardingColumns(body.onboarding),
        createdById: actorIdOf(ctx.actor),
        createdAt: now,
        modifiedAt: now,
      },
      select: { id: true },
    });
    const input = body.questionnaire ?? [];
    const files = await shareableFiles(tx, companyId, input);
    await saveItems(tx, { companyId, workflowId: id }, [], planItems([], input, files));
    await audit(ctx, tx, {
      companyId,
      action: 'workflow.create',
      objectType: 'workflow',
      objectId: id,
      facts: { type: choices.type, reportType: choices.reportType },
    });
    return readWorkflow(ctx, tx, companyId, id);
  });
}
