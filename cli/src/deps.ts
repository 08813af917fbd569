import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { type Composition, compose } from '@homologa/core/compose';
import { readCoreEnv } from '@homologa/core/env';
import type { Context } from '@homologa/core/kernel/context';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import type { Confirm } from './confirm';
import { readCliEnv } from './env';
import { operatorName } from './operator';
import type { Output } from './output';
import type { Progress } from './progress';

export interface Deps {
  output: Output;
  input: Readable;
  progress: Progress;
  confirm: Confirm;
  /**
   * Runs `work` as an operator on the product's database and files, then closes the connections. `migrationsDir` is
   * required only to compare the database with its migrations.
   */
  withContext<T>(work: (ctx: Context, app: Composition) => Promise<T>, wiring?: { migrationsDir?: string }): Promise<T>;
}

export const migrationsFolder = (): string => join(resolve(readCliEnv().HOMOLOGA_ROOT), 'prisma', 'migrations');

/** Returns the path of a program of the workers, which are built beside the CLI. */
function programOf(name: string): string {
  const { HOMOLOGA_PROGRAMS, HOMOLOGA_ROOT } = readCliEnv();
  return join(resolve(HOMOLOGA_PROGRAMS ?? join(HOMOLOGA_ROOT, 'dist', 'workers')), name);
}

export interface DepsParts extends Omit<Deps, 'withContext'> {
  /** Returns the value of the option `--as`, which is parsed before a command runs. */
  as: () => string | undefined;
}

export function createDeps({ as, ...parts }: DepsParts): Deps {
  return {
    ...parts,
    async withContext(work, wiring = {}) {
      const operator = operatorName(as());
      const env = readCoreEnv();
      // Disables logging: standard output is reserved for the result, and each command reports its own errors.
      const app = compose(
        { ...env, LOG_LEVEL: 'silent' },
        {
          ...wiring,
          name: 'cli',
          paymentTerms: readPaymentTerms(env),
          sheetProgram: programOf('sheet-writer.js'),
          importReader: programOf('import-reader.js'),
        },
      );
      try {
        return await work(app.contextFor({ kind: 'system', name: 'operator', operator }), app);
      } finally {
        await app.close();
      }
    },
  };
}
