import type { Composition } from '@homologa/core/compose';
import { findOverlooked } from '@homologa/core/suppliers/reminders/find-overlooked';
import { notifyUnanswered } from '@homologa/core/suppliers/reminders/notify-unanswered';
import { Client } from 'pg';

const FRAME = /^(BEGIN|COMMIT|ROLLBACK)|set_config\(/i;

/** Counts the statements of this process from now on, without transactions' frames and those of `except`. */
export function countStatements(except: Client): () => number {
  let count = 0;
  const { query } = Client.prototype as unknown as Record<'query', (this: Client, ...asked: unknown[]) => never>;
  Client.prototype.query = function (this: Client, ...asked: unknown[]) {
    const [config] = asked as [string | { text: string }];
    const text = typeof config === 'string' ? config : config.text;
    if (this !== except && !FRAME.test(text.trim())) count += 1;
    return query.apply(this, asked);
  };
  return () => {
    Client.prototype.query = query;
    return count;
  };
}

interface Sweep {
  found: number;
  findStatements: number;
  findMs: number;
  unanswered: number;
  markStatements: number;
  markMs: number;
}

/** Measures the sweep for reminders that no check has followed, and the check that it enqueues for each workflow. */
export async function measureSweep(app: Composition, owner: Client): Promise<Sweep> {
  try {
    const ctx = app.contextFor({ kind: 'system', name: 'bench' });
    const finding = countStatements(owner);
    const foundAt = performance.now();
    const { overlooked: found } = await findOverlooked(ctx);
    const findMs = Math.round(performance.now() - foundAt);
    const findStatements = finding();
    const { rows } = await owner.query<{ id: string; companyId: string }>('SELECT "id", "companyId" FROM "Workflow"');
    const marking = countStatements(owner);
    const markedAt = performance.now();
    let unanswered = 0;
    for (const { id: workflowId, companyId } of rows)
      unanswered += (await notifyUnanswered(ctx, { companyId, workflowId })).unanswered;
    return {
      found,
      findStatements,
      findMs,
      unanswered,
      markStatements: marking(),
      markMs: Math.round(performance.now() - markedAt),
    };
  } finally {
    await app.close();
  }
}
