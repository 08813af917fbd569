import type { Context } from '../../kernel/context';
import { requireVerifiedCall } from '../calls/verified-call';
import { changeDeskRequest, requireTaken } from '../desk-subject';
import { completeDelivery } from './complete-delivery';
import { requirePaid } from './payment-gap';

/**
 * Delivers a request, at most once. A report needs a file unless its document is generated from the data; a CCR needs a
 * score A to E.
 * Throws `not_found`, `payment_not_accepted`, `verified_call_required`, `report_file_required`, `invalid_input`,
 * `figures_impossible`, `figures_contradictory`, `desk_second_look_required`, `desk_request_not_taken`,
 * `desk_request_not_open`, `desk_request_held`, `request_at_gateway`.
 */
export async function deliverRequest(
  ctx: Context,
  input: {
    requestId: string;
    reason?: string | undefined;
    makesDocument?: boolean | undefined;
    note?: string | undefined;
  },
): Promise<void> {
  const { requestId, reason = '' } = input;
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    requireTaken(ctx, subject);
    const makesDocument = input.makesDocument === true && subject.request.kind !== 'cfr';
    await requirePaid(tx, subject);
    await requireVerifiedCall(tx, subject, reason);
    await completeDelivery(ctx, tx, subject, { makesDocument, note: input.note });
  });
}
