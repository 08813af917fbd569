import { readCoreEnv } from '@homologa/core/env';
import { migrateDatabase } from '@homologa/core/kernel/database/database-admin';
import type { Command } from 'commander';
import { type Deps, migrationsFolder } from '../../deps';

export function register(group: Command, deps: Deps): void {
  group
    .command('migrate')
    .description('apply the migrations that DATABASE_URL lacks, make or mend roles and rights; safe to repeat')
    .addHelpText('after', '\nExample:\n  homologa db migrate')
    .action(async () => {
      const applied = await migrateDatabase(readCoreEnv(), migrationsFolder(), ({ name, attempt, attempts, reason }) =>
        deps.progress.note(`${name} waits for tables in use (${reason}; ${attempt} of ${attempts} attempts)`),
      );
      deps.output.one({ applied }, applied.length > 0 ? `applied ${applied.join(', ')}` : 'the database is up to date');
    });
}
