import type { ChargeListFilter } from '@homologa/domain/payments/charge.contract';
import { canCheckPayments } from '@homologa/domain/payments/charge.policy';
import { audit } from '../../kernel/audit';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { type ChargeLine, chargeConditions, readCharges } from './charge.queries';

const BATCH = 500;

/**
 * Streams the filtered payments in batches, oldest first, so that only one batch is in memory. Throws `forbidden`
 * before the first batch.
 */
export async function exportPayments(ctx: Context, filter: ChargeListFilter): Promise<AsyncIterable<ChargeLine[]>> {
  authorize(canCheckPayments(ctx.actor));
  const until = ctx.now();
  await ctx.db.system((tx) =>
    audit(ctx, tx, {
      companyId: null,
      action: 'payment.export',
      objectType: 'payment',
      objectId: null,
      facts: { filters: Object.keys(filter) },
    }),
  );
  return batches(ctx, filter, until);
}

async function* batches(ctx: Context, filter: ChargeListFilter, until: Date): AsyncGenerator<ChargeLine[]> {
  let after: { id: string; askedAt: Date } | null = null;
  for (;;) {
    const rows: { id: string; askedAt: Date }[] = await ctx.db.read.charge.findMany({
      where: {
        AND: [
          chargeConditions(ctx, filter),
          { askedAt: { lte: until } },
          after ? { OR: [{ askedAt: { gt: after.askedAt } }, { askedAt: after.askedAt, id: { gt: after.id } }] } : {},
        ],
      },
      select: { id: true, askedAt: true },
      orderBy: [{ askedAt: 'asc' }, { id: 'asc' }],
      take: BATCH,
    });
    const ids = rows.map(({ id }) => id);
    const charges = await readCharges(ctx, ids);
    yield ids.flatMap((id) => charges.find((charge) => charge.id === id) ?? []);
    after = rows.at(-1) ?? null;
    if (rows.length < BATCH) return;
  }
}
