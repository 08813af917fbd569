import { checkDecision } from '@homologa/domain/catalog/supplier-decision';
import { canCheckNames } from '@homologa/domain/compliance/compliance.policy';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { memberOf } from '@homologa/domain/language/member-of';
import { BULK_ACTIONS, type BulkAction, REVERSE_BULK_ACTION } from '@homologa/domain/suppliers/bulk/bulk-actions';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { canActInBulk, canArchiveSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { authorize, requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { bulkActionJob } from '../supplier.jobs';
import { getSupplierWorkflow } from '../supplier-workflow.queries';
import type { BulkScope, BulkSelection } from './bulk-subjects';

/** Requires exactly one of `ids`, `filter` and `changedByJobId`. */
export interface BulkOrderInput {
  workflowId: string | null;
  action: BulkAction;
  ids?: string[];
  filter?: SupplierListFilter;
  changedByJobId?: string;
  labelIds?: string[];
  decision?: string;
  reason?: string;
}

interface BulkDecision {
  decision: string;
  reason: string;
}

interface BulkOrder {
  scope: BulkScope;
  action: BulkAction;
  labelIds: string[];
  selection: BulkSelection;
}

/**
 * Validates the selection and the action: requires the permission, and that the labels and the action to undo belong to
 * the company. Throws `not_found`, `forbidden`, `not_while_logged_in_as` for a decision, `invalid_input`, or
 * `job_not_finished` if the action to undo is still running.
 */
export async function readBulkOrder(
  ctx: Context,
  tx: Tx,
  companyId: string,
  input: BulkOrderInput,
): Promise<BulkOrder> {
  const { workflowId, action } = input;
  if (action === 'decide') requireNotActingAsOther(ctx.actor);
  if (workflowId === null) authorize(canActInBulk(ctx.actor, companyId));
  else {
    const workflow = await getSupplierWorkflow(tx, companyId, workflowId);
    authorize(canArchiveSupplier(ctx.actor, { workflow }));
  }
  if (action === 'screen') {
    const product = await tx.companyProduct.findUnique({
      where: { companyId_type: { companyId, type: 'cfr' } },
      select: { enabled: true },
    });
    authorize(canCheckNames(ctx.actor, { companyId, isComplianceEnabled: product?.enabled === true }));
  }
  const scope = { companyId, workflowId };
  if (input.changedByJobId !== undefined) {
    const { id, labelIds } = await readUndone(tx, companyId, action, input.changedByJobId);
    return { scope, action, labelIds, selection: { kind: 'changed_by', bulkActionId: id } };
  }
  const labelIds = await readLabels(tx, companyId, input.labelIds ?? []);
  const selection: BulkSelection = input.filter
    ? { kind: 'filter', filter: input.filter }
    : { kind: 'ids', ids: [...new Set(input.ids?.map((id) => id.toLowerCase()))] };
  return { scope, action, labelIds, selection };
}

/**
 * Returns the decision of a `decide` action, null for other actions. Throws `decision_invalid`,
 * `decision_reason_required`.
 */
export function requireBulkDecision({ action, decision = '', reason = '' }: BulkOrderInput): BulkDecision | null {
  if (action !== 'decide') return null;
  const typed = { decision, reason: reason.trim() };
  const broken = checkDecision(typed);
  if (broken.length > 0) throw new RulesBrokenError(broken);
  return typed;
}

async function readLabels(tx: Tx, companyId: string, asked: string[]): Promise<string[]> {
  const found = await tx.label.findMany({ where: { companyId, id: { in: asked } }, select: { id: true } });
  const known = new Set(found.map(({ id }) => id));
  const unknown = asked.flatMap((id, index) =>
    known.has(id.toLowerCase()) ? [] : [violation('invalid_input', `tags.${index}`, { index })],
  );
  if (unknown.length > 0) throw new RulesBrokenError(unknown);
  return [...known];
}

async function readUndone(tx: Tx, companyId: string, action: BulkAction, jobId: string) {
  const job = await tx.job.findFirst({
    where: { id: jobId, companyId, name: bulkActionJob.name },
    select: { payload: true },
  });
  const payload = bulkActionJob.payload.safeParse(job?.payload);
  const undone = payload.success
    ? await tx.bulkAction.findFirst({ where: { id: payload.data.bulkActionId, companyId } })
    : null;
  if (!undone) throw new RulesBrokenError([violation('invalid_input', 'changed_by')]);
  if (REVERSE_BULK_ACTION[memberOf(BULK_ACTIONS, undone.action)] !== action) {
    throw new RulesBrokenError([violation('invalid_input', 'action')]);
  }
  if (undone.finishedAt === null) throw new DomainError('job_not_finished');
  return undone;
}
