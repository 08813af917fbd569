import { remindSupplier } from '@homologa/core/suppliers/reminders/remind-supplier';
import { remindSuppliers } from '@homologa/core/suppliers/reminders/remind-suppliers';
import { operateInWorkflow } from '@homologa/core/workflows/operator-scope';
import type { Command } from 'commander';
import { type Confirmation, YES } from '../../confirm';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('remind')
    .argument('<workflow>', 'the workflow')
    .argument('[supplier]', 'one supplier; without it, all who are awaited')
    .description('mail a reminder; who was reminded lately is left out')
    .option(...YES)
    .addHelpText(
      'after',
      `\nExamples:\n  homologa suppliers remind ${EXAMPLE_ID} ${EXAMPLE_ID}\n  homologa suppliers remind ${EXAMPLE_ID} --yes`,
    )
    .action(async (workflowId: string, supplier: string | undefined, options: Confirmation) => {
      const result = await deps.withContext(async (ctx, app) => {
        const scoped = await operateInWorkflow(ctx, workflowId);
        if (supplier !== undefined) {
          await remindSupplier(scoped, { workflowId, supplierId: idOf(supplier) });
          await app.dispatcher.idle();
          return { sent: 1, skipped: 0 };
        }
        await deps.confirm('All awaited suppliers of the workflow get a mail. Remind them?', options);
        const { sent, skipped } = await remindSuppliers(scoped, { workflowId });
        await app.dispatcher.idle();
        return { sent, skipped };
      });
      deps.output.one(result, `reminders on their way: ${result.sent}; suppliers left out: ${result.skipped}`);
    });
}
