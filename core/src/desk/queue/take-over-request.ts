import { DomainError } from '@homologa/domain/errors/domain-error';
import { isOpenRequest } from '@homologa/domain/reports/request-status';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { changeDeskRequest, isBeingCorrected, requireAtDesk } from '../desk-subject';
import { beginWork } from './begin-work';
import { giveRequestTo } from './give-request';

/**
 * Takes over an assigned request or a correction; the previous holder can no longer change it. Throws `not_found`,
 * `desk_request_not_open`, `request_at_gateway`.
 */
export async function takeOverRequest(ctx: Context, { requestId }: { requestId: string }): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    const { status } = subject.request;
    if (!isOpenRequest(status) && !isBeingCorrected(subject)) throw new DomainError('desk_request_not_open');
    if (!isBeingCorrected(subject)) requireAtDesk(subject);
    if (status === 'queued') await beginWork(ctx, tx, subject);
    else await giveRequestTo(ctx, tx, subject, { holderId: actorIdOf(ctx.actor), action: 'desk.take_over' });
  });
}
