import { isVerifiedCall } from '@homologa/domain/desk/call-rules';
import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { DESK } from '../../kernel/adapters/desk-gateway';
import type { Tx } from '../../kernel/database/database';
import type { DeskSubject } from '../desk-subject';

/**
 * The desk verifies a supplier's data by a call: not those of an investigation, which does without its supplier's help,
 * nor for a score beside the workflow's report.
 */
export const needsVerifiedCall = (facts: {
  workflowType: string;
  ccrRequestId: string | null;
  gateway: string;
}): boolean => facts.workflowType === 'onboarding' && facts.ccrRequestId === null && facts.gateway === DESK;

/**
 * Demands a call in which the data were verified, or a written reason for having none, which it keeps (reference 9.6).
 * Throws `verified_call_required`.
 */
export async function demandVerifiedCall(tx: Tx, { request, workflow }: DeskSubject, reason: string): Promise<void> {
  const { id: requestId, companyId, ccrRequestId, gateway, withoutCallReason } = request;
  if (!needsVerifiedCall({ workflowType: workflow.type, ccrRequestId, gateway }) || withoutCallReason) return;
  const calls = await tx.callLog.findMany({ where: { requestId, companyId }, select: { outcome: true } });
  if (calls.some(({ outcome }) => isVerifiedCall(outcome))) return;
  if (!reason) throw new RulesBrokenError([violation('verified_call_required', 'reason')]);
  await tx.reportRequest.updateMany({ where: { id: requestId, companyId }, data: { withoutCallReason: reason } });
}
