import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { diffQuestionnaire } from '@homologa/domain/questionnaires/questionnaire-rules';
import { checkUpdate } from '@homologa/domain/workflows/launch-rules';
import { checkLockedFields } from '@homologa/domain/workflows/locked-fields';
import type { UpdateWorkflowBody } from '@homologa/domain/workflows/workflow.contract';
import type { Prisma } from '@homologa/prisma/client';
import type { Workflow } from '@homologa/prisma/models';
import { readFeatures } from '../companies/company.queries';
import { audit } from '../kernel/audit';
import { requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { refreshWaitingJob } from '../suppliers/supplier.jobs';
import { replaceDraftSuppliers } from './draft-suppliers';
import { type Notified, notifySuppliers } from './notify-suppliers';
import { onboardingColumns } from './onboarding-columns';
import { orphanUnusedFiles } from './orphan-files';
import { type ItemRow, loadItems, questionOf } from './questionnaire.queries';
import { planItems, saveItems, shareableFiles, versionItems } from './questionnaire-items';
import { findPublisher, publishNextVersion } from './versions/publish-version.steps';
import { lockEditable, readWorkflow, traitsOf, type WorkflowDetail } from './workflow.queries';
import { askedChoices, chooseForDraft, scoringColumn, toMinorUnits } from './workflow-choices';

export interface UpdateNotice extends Notified {
  reopened: { id: string; title: string }[];
}

interface UpdateWorkflowInput {
  id: string;
  changes: UpdateWorkflowBody;
  notify: boolean;
}

/**
 * Saves a draft without validation (autosave), or an active workflow after validation; absent values are left
 * unchanged. Throws `not_found`, `workflow_closed`, `workflow_changed` if the given version is stale,
 * `workflow_field_locked`, `workflow_choice_not_available` and the violations of the update rules.
 */
export async function updateWorkflow(
  ctx: Context,
  { id, changes, notify }: UpdateWorkflowInput,
): Promise<WorkflowDetail & { notified?: UpdateNotice }> {
  const { companyId } = requireCompany(ctx.actor);
  const by = changes.questionnaire ? await findPublisher(ctx) : null;
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await lockEditable(ctx, tx, companyId, id);
    if (changes.version != null && changes.version !== workflow.version) throw new DomainError('workflow_changed');
    assertRules(
      checkLockedFields(
        { ...traitsOf(workflow), payment: workflow.payment, status: workflow.status },
        { ...changes, reportType: changes.report_type },
      ),
    );
    const existing = await loadItems(tx, companyId, id);
    const { items, version } = await planQuestionnaire(tx, workflow, existing, changes);
    const data: Prisma.WorkflowUpdateInput = {
      ...infoColumns(changes),
      ...scheduleColumns(changes),
      ...onboardingColumns(changes.onboarding),
      ...(await choiceColumns(tx, workflow, changes)),
      ...scoringColumn(changes.scoring),
      scoreShown: changes.score_shown,
      questionnaireVersion: version,
      version: { increment: 1 },
      modifiedAt: ctx.now(),
    };
    if (workflow.status === 'active') {
      const title = typeof data.title === 'string' ? data.title : workflow.title;
      assertRules(checkUpdate({ ...traitsOf(workflow), title, questionnaire: items.map(questionOf) }));
    }
    await tx.workflow.update({ where: { id, companyId }, data, select: { id: true } });
    await publishNextVersion(ctx, tx, workflow, { existing, items, version, by });
    const dropped = await saveItems(tx, { companyId, workflowId: id }, existing, items);
    await orphanUnusedFiles(ctx, tx, companyId, dropped);
    if (workflow.status === 'draft' && changes.suppliers) {
      await replaceDraftSuppliers(ctx, tx, { companyId, workflowId: id }, changes.suppliers);
    }
    const reopened = reopenedBy(existing, items);
    if (version !== workflow.questionnaireVersion) {
      await ctx.jobs.enqueue(tx, refreshWaitingJob, { workflowId: id, version }, { companyId });
    }
    const notified = notify ? { ...(await notifySuppliers(ctx, tx, workflow)), reopened } : undefined;
    const facts = {
      changed: Object.keys(changes).filter((key) => key !== 'version'),
      questionnaireVersion: version,
      reminded: notified?.sent ?? null,
    };
    const action = workflow.status === 'draft' ? 'workflow.save_draft' : 'workflow.update';
    await audit(ctx, tx, { companyId, action, objectType: 'workflow', objectId: id, facts });
    return { ...(await readWorkflow(ctx, tx, companyId, id)), notified };
  });
}

function reopenedBy(existing: readonly ItemRow[], items: readonly ItemRow[]): UpdateNotice['reopened'] {
  const reopened = new Set(diffQuestionnaire(existing.map(questionOf), items.map(questionOf)).reopened);
  return items.filter(({ id }) => reopened.has(id)).map(({ id, title }) => ({ id, title }));
}

async function planQuestionnaire(
  tx: Tx,
  workflow: Workflow,
  existing: ItemRow[],
  { questionnaire }: UpdateWorkflowBody,
): Promise<{ items: ItemRow[]; version: number }> {
  if (!questionnaire) return { items: existing, version: workflow.questionnaireVersion };
  const files = await shareableFiles(tx, workflow.companyId, questionnaire);
  const planned = planItems(existing, questionnaire, files);
  return workflow.status === 'draft'
    ? { items: planned, version: workflow.questionnaireVersion }
    : versionItems(existing, planned, workflow.questionnaireVersion);
}

const infoColumns = ({ info }: UpdateWorkflowBody): Prisma.WorkflowUpdateInput => ({
  title: info?.title,
  description: info?.description,
  welcomeMessage: info?.welcome_message,
  emailSubject: info?.email?.subject,
  emailMessage: info?.email?.message,
});

function scheduleColumns({ reminder_schedule: schedule }: UpdateWorkflowBody): Prisma.WorkflowUpdateInput {
  if (schedule === undefined) return {};
  return { reminderEveryDays: schedule?.every_days ?? null, reminderMax: schedule?.max ?? null };
}

/**
 * Returns the changed columns of a workflow's type, product, payer, report type and price. After launch only the price
 * may change, and only if the supplier pays.
 */
async function choiceColumns(
  tx: Tx,
  workflow: Workflow,
  changes: UpdateWorkflowBody,
): Promise<Prisma.WorkflowUpdateInput> {
  if (workflow.status === 'draft') {
    return chooseForDraft(await readFeatures(tx, workflow.companyId), workflow, askedChoices(changes));
  }
  const price = changes.price_per_supplier;
  return workflow.payment === 'client' || price == null ? {} : { pricePerSupplier: toMinorUnits(price) };
}
