import { type Pool, type Statement, sendBatch } from '@homologa/prisma/pool';

/** Sets the transaction's company for row-level security. */
const TENANT = { name: 'tenant', text: "SELECT set_config('app.company_id', $1, true)" };
const READING_TENANT = {
  name: 'reading-tenant',
  text: "SELECT set_config('transaction_read_only', 'on', true), set_config('app.company_id', $1, true)",
};

export interface TenantPlace {
  companyId: string;
  isReadOnly: boolean;
}

export async function sendInTenant(
  pool: Pool,
  { companyId, isReadOnly }: TenantPlace,
  statements: readonly Statement[],
): Promise<unknown[][]> {
  const client = await pool.connect();
  let isSound = false;
  try {
    const tenant = { ...(isReadOnly ? READING_TENANT : TENANT), values: [companyId] };
    const [, ...answers] = await sendBatch(client, [tenant, ...statements]);
    isSound = true;
    return answers;
  } finally {
    // Discard the connection after an error: its prepared statements may be stale.
    client.release(!isSound);
  }
}
