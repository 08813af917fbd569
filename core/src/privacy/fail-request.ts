import type { Context } from '../kernel/context';

/** A request whose job was given up: the person may ask for a copy again, the desk sees an erasure again. */
export async function failRequest(ctx: Context, requestId: string): Promise<void> {
  await ctx.db.system((tx) =>
    tx.privacyRequest.updateMany({ where: { id: requestId, status: 'running' }, data: { status: 'failed' } }),
  );
}
