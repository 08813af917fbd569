import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { readCoreEnv } from '@homologa/core/env';
import { type Composition, compose } from '@homologa/core/kernel/compose';
import type { Context } from '@homologa/core/kernel/context';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { readCliEnv } from './env';
import type { Output } from './output';
import type { Progress } from './progress';

/** What every command is handed. */
export interface Deps {
  output: Output;
  /** Standard input. */
  input: Readable;
  progress: Progress;
  /**
   * Runs against the product's database and files, as an operator, and lets go of them afterwards. `migrationsDir`:
   * the migrations that the database is to have, where that is asked.
   */
  withContext<T>(work: (ctx: Context, app: Composition) => Promise<T>, wiring?: { migrationsDir?: string }): Promise<T>;
}

/** The migrations of this program's own place. */
export const migrationsFolder = (): string => join(resolve(readCliEnv().HOMOLOGA_ROOT), 'prisma', 'migrations');

/** The operator at this machine's command line. */
const OPERATOR = { kind: 'system', name: 'operator' } as const;

export function createDeps(output: Output, input: Readable, progress: Progress): Deps {
  return {
    output,
    input,
    progress,
    async withContext(work, wiring = {}) {
      const env = readCoreEnv();
      // Standard output is the answer's alone; what goes wrong the command says itself.
      const app = compose(
        { ...env, LOG_LEVEL: 'silent' },
        { ...wiring, name: 'cli', paymentTerms: readPaymentTerms(env) },
      );
      try {
        return await work(app.contextFor(OPERATOR), app);
      } finally {
        await app.close();
      }
    },
  };
}
