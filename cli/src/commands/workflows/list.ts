import { lookIntoCompany } from '@homologa/core/workflows/operator-scope';
import { listWorkflows } from '@homologa/core/workflows/workflow-list.queries';
import { workflowStatus } from '@homologa/domain/catalog/values.contract';
import { workflowList } from '@homologa/domain/workflows/workflow.contract';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, firstOf, limitOf } from '../../input';
import { workflowRow } from './workflow-row';

interface Options {
  company: string;
  status?: string;
  search?: string;
  limit: number;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('list')
    .description('the workflows of a company, the last changed first')
    .requiredOption('--company <id>', 'the company')
    .addOption(new Option('--status <status>', 'only workflows with this status').choices(workflowStatus.options))
    .option('--search <text>', 'only workflows whose title contains the text')
    .option('--limit <n>', 'at most so many', limitOf, 50)
    .addHelpText('after', `\nExample:\n  homologa workflows list --company ${EXAMPLE_ID} --status active`)
    .action(async ({ company, status, search, limit }: Options) => {
      const query = firstOf(workflowList, limit, { q: search, status });
      const { rows } = await deps.withContext(async (ctx) =>
        listWorkflows(await lookIntoCompany(ctx, company), query, { questionnaire: false, suppliers: false }),
      );
      deps.output.list(rows.map(workflowRow), [
        'id',
        'title',
        'status',
        'type',
        'report_type',
        'suppliers',
        'completed',
      ]);
    });
}
