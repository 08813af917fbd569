import { getDeskUserByName } from '@homologa/core/accounts/users/desk-user.queries';
import { setAccountActive } from '@homologa/core/accounts/users/set-account-active';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { USER } from './user-row';

export function register(group: Command, deps: Deps): void {
  group
    .command('enable')
    .argument(...USER)
    .description('let a disabled account sign in again')
    .addHelpText('after', '\nExample:\n  homologa users enable rita@client.test')
    .action(async (typed: string) => {
      const { id, email } = await deps.withContext(async (ctx) => {
        const user = await getDeskUserByName(ctx, typed);
        await setAccountActive(ctx, { userId: user.id, active: true });
        return user;
      });
      deps.output.one({ _id: id, email, active: true }, `${email} can sign in again`);
    });
}
