import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { updateRequest } from '../../reports/request-columns.steps';
import { changeDeskRequest, requireWorkable } from '../desk-subject';

/**
 * Marks a request as ready for a second reviewer, or removes the mark; its holder does not change. Idempotent: a
 * repeated call keeps the first timestamp. Throws `not_found`, `desk_request_held`, `desk_request_not_taken`,
 * `desk_request_not_open`.
 */
export async function askSecondLook(
  ctx: Context,
  { requestId, ready }: { requestId: string; ready: boolean },
): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    requireWorkable(ctx, subject);
    const { companyId, secondLookAt } = subject.request;
    if ((secondLookAt !== null) === ready) return;
    await updateRequest(tx, subject.request, { secondLookAt: ready ? ctx.now() : null });
    await audit(ctx, tx, {
      companyId,
      action: 'desk.second_look',
      objectType: 'report_request',
      objectId: requestId,
      facts: { ready },
    });
  });
}
