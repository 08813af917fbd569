import { launchWorkflow } from '@homologa/core/workflows/launch-workflow';
import { operateInWorkflow } from '@homologa/core/workflows/operator-scope';
import { getWorkflow } from '@homologa/core/workflows/workflow.queries';
import type { Command } from 'commander';
import { type Confirmation, YES } from '../../confirm';
import type { Deps } from '../../deps';
import { EXAMPLE_ID } from '../../input';
import { workflowOf } from './workflow-row';

export function register(group: Command, deps: Deps): void {
  group
    .command('launch')
    .argument('<id>', 'the workflow')
    .description('launch a draft: a unit is used and an invitation mailed for each supplier')
    .option(...YES)
    .addHelpText('after', `\nExample:\n  homologa workflows launch ${EXAMPLE_ID} --yes`)
    .action(async (id: string, options: Confirmation) => {
      const detail = await deps.withContext(async (ctx, app) => {
        const scoped = await operateInWorkflow(ctx, id);
        const { workflow, suppliersCount } = await getWorkflow(scoped, id, { suppliers: false });
        await deps.confirm(`${workflow.title} is launched with ${suppliersCount} suppliers. Launch it?`, options);
        const launched = await launchWorkflow(scoped, id);
        await app.dispatcher.idle();
        return launched;
      });
      deps.output.one(workflowOf(detail), `${detail.workflow.title} is active with ${detail.suppliersCount} suppliers`);
    });
}
