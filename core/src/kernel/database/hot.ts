import { type Frame, type Pool, type SharedConnections, sendTransaction } from '@homologa/prisma/pool';
import type { RowsOf, Statement, Statements } from './statement';

/**
 * Prepared statements of hot paths. A call sends all its statements as one transaction in one round trip, so that no
 * statement can run outside the transaction by mistake.
 */
export interface Hot {
  all<Set extends Statements>(statements: Set): Promise<RowsOf<Set>>;
  rows<Row>(statement: Statement<Row>): Promise<Row[]>;
}

interface Connections {
  pool: Pool;
  /**
   * Connections for look-ups across companies. The look-ups must be short, because all callers share these connections.
   */
  shared: SharedConnections;
}

type Attempt = <T>(work: () => Promise<T>, isWrite: boolean) => Promise<T>;

export function createHot(connections: Connections, companyId: string | null, attempt: Attempt): Hot {
  const send = (statements: readonly Statement<unknown>[]) => {
    const isWrite = statements.some((one) => one.isWrite);
    return attempt(() => sendCall(connections, { companyId, isReadOnly: !isWrite }, statements), isWrite);
  };
  return {
    async all<Set extends Statements>(statements: Set) {
      const asked = Object.values(statements).filter((one) => one !== undefined);
      const answers = (await send(asked)).values();
      const rows = Object.entries(statements).map(([name, one]) => [name, one ? answers.next().value : []] as const);
      return Object.fromEntries(rows) as RowsOf<Set>;
    },
    async rows<Row>(statement: Statement<Row>) {
      const [rows = []] = await send([statement]);
      return rows as Row[];
    },
  };
}

async function sendCall(
  { pool, shared }: Connections,
  frame: Frame,
  statements: readonly Statement<unknown>[],
): Promise<unknown[][]> {
  const [first, ...others] = statements;
  if (first && frame.companyId === null && others.length === 0) {
    const { name, text, values } = first;
    const { rows } = await (first.isLookUp ? shared : pool).query({ name, text, values: [...values] });
    return [rows];
  }
  const client = await pool.connect();
  let isSound = false;
  try {
    const answers = await sendTransaction(client, frame, statements);
    isSound = true;
    return answers;
  } finally {
    client.release(!isSound);
  }
}
