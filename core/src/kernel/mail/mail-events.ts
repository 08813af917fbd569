import type { Tx } from '../database/database';

/** Returns false if the event was recorded before. */
export async function recordMailEvent(tx: Tx, id: string, receivedAt: Date): Promise<boolean> {
  const { count } = await tx.mailEvent.createMany({ data: [{ id, receivedAt }], skipDuplicates: true });
  return count > 0;
}
