import { DomainError } from '@homologa/domain/errors/domain-error';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { changeDeskRequest, holderOf, requireAtDesk } from '../desk-subject';
import { beginWork } from './begin-work';

/**
 * Takes a queued request for the actor; only one of several concurrent callers succeeds. Throws `not_found`,
 * `desk_request_not_open`, `desk_request_held` if it is assigned to another staff member, `request_at_gateway`.
 */
export async function takeRequest(ctx: Context, { requestId }: { requestId: string }): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    if (subject.request.status !== 'queued') throw new DomainError('desk_request_not_open');
    requireAtDesk(subject);
    const assignee = holderOf(subject);
    if (assignee !== null && assignee !== actorIdOf(ctx.actor)) throw new DomainError('desk_request_held');
    await beginWork(ctx, tx, subject);
  });
}
