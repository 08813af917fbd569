import { restoreBackup } from '@homologa/core/backup/restore-backup';
import { readCoreEnv } from '@homologa/core/env';
import { databaseAccess } from '@homologa/core/kernel/database/database-admin';
import type { Command } from 'commander';
import { type Deps, migrationsFolder } from '../../deps';

export function register(group: Command, deps: Deps): void {
  group
    .command('restore <source>')
    .description('fill an empty database and the file store from a backup, and bring them up to date')
    .addHelpText('after', '\nExample:\n  homologa db restore backup-of-today')
    .action(async (source: string) => {
      const { manifest, applied } = await deps.withContext((ctx) =>
        restoreBackup(ctx, {
          source,
          access: databaseAccess(readCoreEnv()),
          migrationsDir: migrationsFolder(),
          onProgress: (progress) => deps.progress.show(progress),
        }),
      );
      deps.progress.end();
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const { count, missing } = manifest.files;
      deps.output.one(
        { taken_at: manifest.takenAt, product: manifest.product, rows, files: count - missing, applied },
        `restored ${rows} rows and ${count - missing} files as of ${manifest.takenAt}` +
          (applied.length > 0 ? `; applied ${applied.join(', ')}` : ''),
      );
    });
}
