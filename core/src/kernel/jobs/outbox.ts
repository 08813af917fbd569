import { Prisma } from '@homologa/prisma/client';
import { actorIdOf } from '../authorize';
import type { Context } from '../context';
import { noteJob } from '../database/database';
import { insertRows } from '../database/insert-rows';
import { newId } from '../ids';
import type { JobDefinition } from './define-job';
import type { EnqueueOptions, Jobs } from './jobs';
import { retryDeadline } from './retry-policy';

export function createOutbox(ctx: () => Context): Jobs {
  const row = <P>(definition: JobDefinition<string, P>, payload: P, options: EnqueueOptions) => {
    const { actor, now, requestId, traceparent } = ctx();
    const runAt = options.runAt ?? now();
    return {
      id: newId(),
      companyId: options.companyId,
      name: definition.name,
      queue: definition.queue,
      payload: definition.payload.parse(payload) as object,
      dedupeKey: definition.dedupeKey ? `${definition.name}:${definition.dedupeKey(payload)}` : null,
      maxAttempts: definition.maxAttempts,
      retryUntil: retryDeadline(definition, runAt),
      runAt,
      createdById: actorIdOf(actor),
      requestId,
      traceparent,
      createdAt: now(),
    };
  };
  return {
    async enqueue(tx, definition, payload, options) {
      const data = row(definition, payload, options);
      const { count } = await tx.job.createMany({ data: [data], skipDuplicates: true });
      if (count === 1) {
        noteJob(tx, data);
        return data.id;
      }
      const open = await tx.job.findFirst({
        where: { dedupeKey: data.dedupeKey, status: { in: ['queued', 'active', 'retry'] } },
        select: { id: true },
      });
      // The insert found an open job with the same dedupe key, but that job has ended since, so this job can be
      // inserted now.
      return open?.id ?? this.enqueue(tx, definition, payload, options);
    },
    async enqueueMany(tx, definition, payloads, options) {
      if (payloads.length === 0) return;
      const { companyId, runAt } = options;
      const rows = payloads.map((payload) =>
        row(definition, payload, { companyId, runAt: typeof runAt === 'function' ? runAt(payload) : runAt }),
      );
      await insertRows(tx, 'Job', rows, Prisma.sql`ON CONFLICT DO NOTHING`);
      noteJob(tx, { queue: definition.queue, companyId });
    },
  };
}
