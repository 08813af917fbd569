import { isFailedAttempt } from '@homologa/domain/desk/call-rules';
import type { CallBody } from '@homologa/domain/desk/desk.contract';
import { assertRules } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { RequestStatus } from '@homologa/domain/reports/request-status';
import { audit } from '../../kernel/audit';
import { requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { updateRequest } from '../../reports/request-columns.steps';
import { moveRequest } from '../../reports/request-status.steps';
import { notifyNotLocated } from '../delivery/notify-not-located';
import { changeDeskRequest, requireWorkable } from '../desk-subject';
import { classifyCallAttempt } from './call-attempts.queries';

const LOCATING: readonly RequestStatus[] = ['taken', 'awaiting_supplier'];

/**
 * Records a call to the supplier. The last failed attempt moves the request to `unable_to_locate` and notifies the
 * client.
 * Throws `not_found`, `phone_required`, `call_back_time_required`, `call_attempt_too_early`, `desk_request_not_taken`,
 * `desk_request_not_open`, `desk_request_held`.
 */
export async function logCall(ctx: Context, input: { requestId: string; call: CallBody }): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  const { requestId, call } = input;
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    requireWorkable(ctx, subject);
    const callBackAt = call.outcome === 'call_back' && call.call_back_at ? new Date(call.call_back_at) : null;
    assertRules([
      ...(call.number ? [] : [violation('phone_required', 'number')]),
      ...(call.outcome === 'call_back' && (!callBackAt || callBackAt <= ctx.now())
        ? [violation('call_back_time_required', 'call_back_at')]
        : []),
    ]);
    const { companyId, status } = subject.request;
    const counts = isFailedAttempt(call.outcome) && LOCATING.includes(status);
    const verdict = counts ? await classifyCallAttempt(ctx, tx, subject) : 'counted';
    await tx.callLog.create({
      data: {
        id: newId(),
        companyId,
        requestId,
        number: call.number,
        outcome: call.outcome,
        note: call.note,
        callBackAt,
        staffId: userId,
        createdAt: ctx.now(),
      },
      select: { id: true },
    });
    await updateRequest(tx, { id: requestId, companyId }, { callBackAt });
    await audit(ctx, tx, {
      companyId,
      action: 'desk.log_call',
      objectType: 'report_request',
      objectId: requestId,
      facts: { outcome: call.outcome },
    });
    if (verdict === 'last') {
      await moveRequest(ctx, tx, subject.request, { to: 'unable_to_locate', columns: { callBackAt: null } });
      await notifyNotLocated(ctx, tx, subject);
    }
  });
}
