import { type Pool, type Statement, sendBatch } from '@homologa/prisma/pool';

/** Names the transaction's company. */
const TENANT = { name: 'tenant', text: "SELECT set_config('app.company_id', $1, true)" };
/** The same for a transaction that may change nothing. */
const READING_TENANT = {
  name: 'reading-tenant',
  text: "SELECT set_config('transaction_read_only', 'on', true), set_config('app.company_id', $1, true)",
};

/** The company that a transaction sees. */
export interface TenantPlace {
  companyId: string;
  /** PostgreSQL refuses what would change something. */
  isReadOnly: boolean;
}

/**
 * Runs statements as one transaction that sees only this company's rows, in one round trip. Gives the rows of each,
 * once it is committed.
 */
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
    // A connection that PostgreSQL refused something is not used again: what it has prepared may be out of date.
    client.release(!isSound);
  }
}
