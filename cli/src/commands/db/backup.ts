import { makeBackup } from '@homologa/core/backup/make-backup';
import { readCoreEnv } from '@homologa/core/env';
import { databaseAccess } from '@homologa/core/kernel/database/database-admin';
import type { Command } from 'commander';
import { version } from '../../../package.json';
import type { Deps } from '../../deps';

export function register(group: Command, deps: Deps): void {
  group
    .command('backup <target>')
    .description('write database and files to a new folder, or to s3://… as STORAGE_URL has it; the product may run')
    .addHelpText('after', '\nExample:\n  homologa db backup backup-of-today')
    .action(async (target: string) => {
      const { manifest, lostFiles, damagedFiles } = await deps.withContext((ctx) =>
        makeBackup(ctx, {
          target,
          access: databaseAccess(readCoreEnv()),
          product: version,
          onProgress: (progress) => deps.progress.show(progress),
        }),
      );
      deps.progress.end();
      const { tables, files, takenAt } = manifest;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      const missing = files.missing > 0 ? `; not in the store: ${files.missing}` : '';
      deps.output.one(
        {
          taken_at: takenAt,
          product: manifest.product,
          tables: tables.length,
          rows,
          files: files.count,
          file_bytes: files.totalBytes,
          missing_files: files.missing,
          lost_files: lostFiles,
          damaged_files: damagedFiles,
        },
        `backed up ${tables.length} tables with ${rows} rows and ${files.count} files, as of ${takenAt}${missing}`,
      );
      const faults = [
        faultOf('in use whose bytes the file store does not have', lostFiles),
        faultOf('whose bytes are not those that were stored', damagedFiles),
      ].filter((fault) => fault !== null);
      if (faults.length > 0) throw new Error(`The backup is complete but for ${faults.join(', and ')}.`);
    });
}

const NAMED = 10;

function faultOf(what: string, ids: readonly string[]): string | null {
  if (ids.length === 0) return null;
  const named = ids.slice(0, NAMED).join(', ') + (ids.length > NAMED ? ` and ${ids.length - NAMED} more` : '');
  return `${ids.length === 1 ? '1 file' : `${ids.length} files`} ${what}: ${named}`;
}
