import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { type Composition, compose } from '@homologa/core/compose';
import { readCoreEnv } from '@homologa/core/env';
import type { Context } from '@homologa/core/kernel/context';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { readCliEnv } from './env';
import type { Output } from './output';
import type { Progress } from './progress';

export interface Deps {
  output: Output;
  input: Readable;
  progress: Progress;
  /**
   * Runs `work` as an operator on the product's database and files, then closes the connections. `migrationsDir` is
   * required only to compare the database with its migrations.
   */
  withContext<T>(work: (ctx: Context, app: Composition) => Promise<T>, wiring?: { migrationsDir?: string }): Promise<T>;
}

export const migrationsFolder = (): string => join(resolve(readCliEnv().HOMOLOGA_ROOT), 'prisma', 'migrations');

const OPERATOR = { kind: 'system', name: 'operator' } as const;

export function createDeps(output: Output, input: Readable, progress: Progress): Deps {
  return {
    output,
    input,
    progress,
    async withContext(work, wiring = {}) {
      const env = readCoreEnv();
      // Disables logging: standard output is reserved for the result, and each command reports its own errors.
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
