import { resetUserPassword } from '@homologa/core/accounts/credentials/reset-user-password';
import { getDeskUserByName } from '@homologa/core/accounts/users/desk-user.queries';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { USER } from './user-row';

export function register(group: Command, deps: Deps): void {
  group
    .command('reset-password')
    .argument(...USER)
    .description('mail a link to choose a new password; until then the old one is valid')
    .addHelpText('after', '\nExample:\n  homologa users reset-password ana@client.test')
    .action(async (typed: string) => {
      const { id, email } = await deps.withContext(async (ctx, app) => {
        const user = await getDeskUserByName(ctx, typed);
        await resetUserPassword(ctx, user.id);
        await app.dispatcher.idle();
        return user;
      });
      deps.output.one({ _id: id, email }, `a link to choose a password is on its way to ${email}`);
    });
}
