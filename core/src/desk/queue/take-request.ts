import { DomainError } from '@homologa/domain/errors/domain-error';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { changeDeskRequest, demandAtDesk, holderOf } from '../desk-subject';
import { beginWork } from './begin-work';

/**
 * A member of staff takes a request up (reference 9.5). Only one gets it. Throws `not_found`, `desk_request_not_open`,
 * `desk_request_held` for one that is assigned to somebody else, `request_at_gateway`.
 */
export async function takeRequest(ctx: Context, { requestId }: { requestId: string }): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    if (subject.request.status !== 'queued') throw new DomainError('desk_request_not_open');
    demandAtDesk(subject);
    const assignee = holderOf(subject);
    if (assignee !== null && assignee !== actorIdOf(ctx.actor)) throw new DomainError('desk_request_held');
    await beginWork(ctx, tx, subject);
  });
}
