import { listAuditEntries } from '@homologa/core/audit/audit-trail.queries';
import type { NamedEntry } from '@homologa/core/audit/entry-names.queries';
import { AUDIT_CELLS } from '@homologa/core/exports/audit-cells';
import { auditEntryList } from '@homologa/domain/audit/audit.contract';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, limitOf } from '../../input';
import { type AuditOptions, auditFilter, withAuditFilters } from './audit-options';

const entryRow = (entry: NamedEntry) => ({
  id: entry.id,
  created_at: entry.createdAt,
  company: entry.company,
  actor: { kind: entry.actor.kind, id: entry.actor.id, name: entry.actor.name },
  behalf_of: entry.behalfOf && { id: entry.behalfOf.id, name: entry.behalfOf.name },
  address: entry.address,
  action: entry.action,
  object: { type: entry.objectType, id: entry.objectId, name: entry.objectName },
  what_happened: AUDIT_CELLS.sentence.value(entry, 'en'),
  facts: entry.facts,
});

export function register(group: Command, deps: Deps): void {
  withAuditFilters(group.command('list').description('entries of the audit trail, the newest first'))
    .option('--limit <n>', 'at most so many', limitOf, 50)
    .addHelpText(
      'after',
      `\nExamples:\n  homologa audit list --company ${EXAMPLE_ID} --from 2026-01-01\n  homologa audit list --action job.retry,job.cancel --json`,
    )
    .action(async ({ limit, ...options }: AuditOptions & { limit: number }) => {
      const filter = auditFilter(options);
      const query = { sort: auditEntryList.defaultSort, range: { start: 0, end: limit - 1 }, filter };
      const { entries } = await deps.withContext((ctx) => listAuditEntries(ctx, null, query));
      const rows = entries.map(entryRow);
      deps.output.list(deps.output.isJson ? rows : rows.map((row) => ({ ...row, company: row.company?.name })), [
        'created_at',
        'company',
        'what_happened',
        'address',
      ]);
    });
}
