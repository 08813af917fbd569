import { listWorkflowSuppliers } from '@homologa/core/suppliers/list/list-suppliers.queries';
import { lookIntoWorkflow } from '@homologa/core/workflows/operator-scope';
import { supplierStatus } from '@homologa/domain/catalog/values.contract';
import { supplierList } from '@homologa/domain/suppliers/supplier.contract';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, firstOf, limitOf } from '../../input';

interface Options {
  status?: string;
  search?: string;
  limit: number;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('list')
    .argument('<workflow>', 'the workflow')
    .description('the suppliers of a workflow, the newest first')
    .addOption(new Option('--status <status>', 'only suppliers with this status').choices(supplierStatus.options))
    .option('--search <text>', 'only suppliers whose name, tax id or e-mail contains the text')
    .option('--limit <n>', 'at most so many', limitOf, 50)
    .addHelpText('after', `\nExample:\n  homologa suppliers list ${EXAMPLE_ID} --status pending`)
    .action(async (workflowId: string, { status, search, limit }: Options) => {
      const query = firstOf(supplierList, limit, { q: search, status });
      const { suppliers } = await deps.withContext(async (ctx) =>
        listWorkflowSuppliers(await lookIntoWorkflow(ctx, workflowId), workflowId, query),
      );
      deps.output.list(
        suppliers.map((supplier) => ({
          id: supplier.id,
          company_name: supplier.companyName,
          country: supplier.country,
          tax_id: supplier.taxId,
          emails: supplier.emails,
          status: supplier.displayStatus,
          invitation: supplier.invitationState,
          invitation_problem: supplier.invitationError,
          last_reminded_at: supplier.lastRemindedAt,
        })),
        ['id', 'company_name', 'country', 'tax_id', 'status', 'invitation', 'last_reminded_at'],
      );
    });
}
