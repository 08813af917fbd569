import type { CallBody } from '@homologa/domain/desk/desk.contract';
import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { audit } from '../kernel/audit';
import { requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';
import { changeDeskRequest, demandWorkable } from './desk-subject';

/**
 * Notes a call to the supplier: the number, what came of it, a note. Throws `not_found`, `phone_required`,
 * `desk_request_not_taken`, `desk_request_not_open`.
 */
export async function logCall(ctx: Context, input: { requestId: string; call: CallBody }): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  const { requestId, call } = input;
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    demandWorkable(subject);
    if (!call.number) throw new RulesBrokenError([violation('phone_required', 'number')]);
    const { companyId } = subject.request;
    await tx.callLog.create({
      data: {
        id: newId(),
        companyId,
        requestId,
        number: call.number,
        outcome: call.outcome,
        note: call.note,
        staffId: userId,
        createdAt: ctx.now(),
      },
      select: { id: true },
    });
    await audit(ctx, tx, {
      companyId,
      action: 'desk.log_call',
      objectType: 'report_request',
      objectId: requestId,
      facts: { outcome: call.outcome },
    });
  });
}
