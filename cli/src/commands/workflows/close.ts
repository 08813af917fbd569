import { getCloseEffects } from '@homologa/core/workflows/close-effects.queries';
import { closeWorkflow } from '@homologa/core/workflows/close-workflow';
import { operateInWorkflow } from '@homologa/core/workflows/operator-scope';
import type { Command } from 'commander';
import { type Confirmation, YES } from '../../confirm';
import type { Deps } from '../../deps';
import { EXAMPLE_ID } from '../../input';
import { workflowOf } from './workflow-row';

export function register(group: Command, deps: Deps): void {
  group
    .command('close')
    .argument('<id>', 'the workflow')
    .description('close an active workflow for good: its invitations and onboardings end')
    .option(...YES)
    .addHelpText('after', `\nExample:\n  homologa workflows close ${EXAMPLE_ID} --yes`)
    .action(async (id: string, options: Confirmation) => {
      const closed = await deps.withContext(async (ctx) => {
        const scoped = await operateInWorkflow(ctx, id);
        const { invitationsEnded, onboardingsEnded } = await getCloseEffects(scoped, id);
        const ends = `${invitationsEnded} invitations and ${onboardingsEnded} onboardings end.`;
        await deps.confirm(`${ends} Close the workflow?`, options);
        return closeWorkflow(scoped, id);
      });
      deps.output.one(
        {
          ...workflowOf(closed),
          invitations_ended: closed.effects.invitationsEnded,
          onboardings_ended: closed.effects.onboardingsEnded,
          running_to_delivery: closed.effects.runningToDelivery,
        },
        `${closed.workflow.title} is closed`,
      );
    });
}
