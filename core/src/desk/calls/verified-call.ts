import { isVerifiedCall } from '@homologa/domain/desk/call-rules';
import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { DESK } from '@homologa/domain/reports/gateways';
import type { Tx } from '../../kernel/database/database';
import { updateRequest } from '../../reports/request-columns.steps';
import type { DeskSubject } from '../desk-subject';

/**
 * Returns true if a call must confirm the supplier's data. Returns false for investigations, in which the supplier
 * takes no part, and for scores requested in addition to the workflow's report.
 */
export const needsVerifiedCall = (facts: {
  workflowType: string;
  ccrRequestId: string | null;
  gateway: string;
}): boolean => facts.workflowType === 'onboarding' && facts.ccrRequestId === null && facts.gateway === DESK;

/**
 * Requires a verified call. Without a verified call, requires and stores a written reason instead. Throws
 * `verified_call_required`.
 */
export async function requireVerifiedCall(tx: Tx, { request, workflow }: DeskSubject, reason: string): Promise<void> {
  const { id: requestId, companyId, ccrRequestId, gateway, withoutCallReason } = request;
  if (!needsVerifiedCall({ workflowType: workflow.type, ccrRequestId, gateway }) || withoutCallReason) return;
  const calls = await tx.callLog.findMany({ where: { requestId, companyId }, select: { outcome: true } });
  if (calls.some(({ outcome }) => isVerifiedCall(outcome))) return;
  if (!reason) throw new RulesBrokenError([violation('verified_call_required', 'reason')]);
  await updateRequest(tx, request, { withoutCallReason: reason });
}
