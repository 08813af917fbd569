import { exportAuditToFile } from '@homologa/core/exports/export-to-file';
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { exportToFile } from '../export-file';
import { type AuditOptions, auditFilter, withAuditFilters } from './audit-options';

export function register(group: Command, deps: Deps): void {
  withAuditFilters(
    group
      .command('export')
      .argument('<file>', 'a file that ends in .xlsx or .csv')
      .description('write the entries of the audit trail to a file; the export is an entry itself'),
  )
    .addOption(new Option('--language <language>', 'language of the sentences').choices(LOCALES).default('en'))
    .addHelpText('after', '\nExample:\n  homologa audit export trail.csv --from 2026-01-01')
    .action(async (file: string, { language, ...options }: AuditOptions & { language: Locale }) => {
      const filter = auditFilter(options);
      await exportToFile(deps, { file, language, what: 'entries' }, (ctx, target) =>
        exportAuditToFile(ctx, { trail: null, filter, ...target }),
      );
    });
}
