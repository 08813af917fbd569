import { createWorkflow } from '@homologa/core/workflows/create-workflow';
import { operateInCompany } from '@homologa/core/workflows/operator-scope';
import { createWorkflowBody } from '@homologa/domain/workflows/workflow.contract';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, inputJson, parseInput } from '../../input';
import { workflowOf } from './workflow-row';

export function register(group: Command, deps: Deps): void {
  group
    .command('create')
    .argument('<file>', 'JSON as POST /api/workflows takes it')
    .description('make a draft of a file; suppliers are then imported into it')
    .requiredOption('--company <id>', 'the company')
    .addHelpText('after', `\nExample:\n  homologa workflows create workflow.json --company ${EXAMPLE_ID}`)
    .action(async (file: string, { company }: { company: string }) => {
      // The contract ignores unknown keys, as over HTTP; a misspelt key of a file would go unnoticed.
      const body = parseInput(createWorkflowBody.strict(), await inputJson(file));
      const detail = await deps.withContext(async (ctx) => createWorkflow(await operateInCompany(ctx, company), body));
      const { id, title } = detail.workflow;
      deps.output.one(workflowOf(detail), `${title || 'the draft'} is there (${id})`);
    });
}
