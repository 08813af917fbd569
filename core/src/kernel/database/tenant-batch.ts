import { type Pool, type Statement, sendTransaction } from '@homologa/prisma/pool';

export interface TenantPlace {
  companyId: string;
  isReadOnly: boolean;
}

export async function sendInTenant(
  pool: Pool,
  place: TenantPlace,
  statements: readonly Statement[],
): Promise<unknown[][]> {
  const client = await pool.connect();
  let isSound = false;
  try {
    const answers = await sendTransaction(client, place, statements);
    isSound = true;
    return answers;
  } finally {
    // Discard the connection after an error: its prepared statements may be stale.
    client.release(!isSound);
  }
}
