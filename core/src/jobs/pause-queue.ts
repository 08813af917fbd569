import { DomainError } from '@homologa/domain/errors/domain-error';
import { canManageJobs } from '@homologa/domain/jobs/job.policy';
import type { QueueName } from '@homologa/domain/wire/queues';
import { audit } from '../kernel/audit';
import { actorIdOf, authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { deleteQueuePause, insertQueuePause, releaseJobs } from '../kernel/jobs/queue-pauses';

/**
 * Pauses a queue: workers start none of its jobs until it is resumed; running jobs go on to their end. Idempotent: the
 * first pause stays. Returns whether the queue was paused by this call. Throws `forbidden`.
 */
export async function pauseQueue(ctx: Context, queue: QueueName): Promise<boolean> {
  authorize(canManageJobs(ctx.actor));
  return ctx.db.system(async (tx) => {
    const pausedBy = await nameOfActor(ctx, tx);
    const pause = { queue, pausedAt: ctx.now(), pausedById: actorIdOf(ctx.actor), pausedBy };
    const isNew = await insertQueuePause(tx, pause);
    if (isNew) await auditQueue(ctx, tx, 'queue.pause', queue);
    return isNew;
  });
}

/**
 * Resumes a queue, whether staff, an operator or a tool of BullMQ paused it; its jobs start within seconds. Idempotent.
 * Returns whether the queue was paused. Throws `forbidden`, and `service_unavailable` if the queue does not answer; then
 * nothing has changed, and the call can be repeated.
 */
export async function resumeQueue(ctx: Context, queue: QueueName): Promise<boolean> {
  authorize(canManageJobs(ctx.actor));
  const wasPausedByTool = await ctx.queue.resume(queue).catch((cause: unknown) => {
    throw new DomainError('service_unavailable', { cause });
  });
  const wasPaused = await ctx.db.system(async (tx) => {
    const isDeleted = await deleteQueuePause(tx, queue);
    if (isDeleted || wasPausedByTool) await auditQueue(ctx, tx, 'queue.resume', queue);
    return isDeleted;
  });
  if (wasPaused) await releaseJobs(ctx.db, queue, ctx.now());
  return wasPaused || wasPausedByTool;
}

const auditQueue = (ctx: Context, tx: Tx, action: 'queue.pause' | 'queue.resume', queue: QueueName): Promise<void> =>
  audit(ctx, tx, { companyId: null, action, objectType: 'job', objectId: null, facts: { queue } });

async function nameOfActor({ actor }: Context, tx: Tx): Promise<string> {
  if (actor.kind === 'system') return actor.operator ?? actor.name;
  if (actor.kind !== 'user') return '';
  const user = await tx.user.findUnique({ where: { id: actor.userId }, select: { name: true } });
  return user?.name || actor.email;
}
