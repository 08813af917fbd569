import { resendInvitation } from '@homologa/core/suppliers/invitations/resend-invitation';
import { operateOnSupplier } from '@homologa/core/workflows/operator-scope';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('resend')
    .argument('<supplier>', 'the supplier')
    .description('mail the invitation again to a supplier that has not begun or was not reached')
    .addHelpText('after', `\nExample:\n  homologa suppliers resend ${EXAMPLE_ID}`)
    .action(async (supplierId: string) => {
      await deps.withContext(async (ctx, app) => {
        const { scoped, place } = await operateOnSupplier(ctx, supplierId);
        await resendInvitation(scoped, place);
        await app.dispatcher.idle();
      });
      deps.output.one({ _id: supplierId, invitation: 'queued' }, 'the invitation is on its way');
    });
}
