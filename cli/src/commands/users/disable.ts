import { getDeskUserByName } from '@homologa/core/accounts/users/desk-user.queries';
import { setAccountActive } from '@homologa/core/accounts/users/set-account-active';
import type { Command } from 'commander';
import { type Confirmation, YES } from '../../confirm';
import type { Deps } from '../../deps';
import { USER } from './user-row';

export function register(group: Command, deps: Deps): void {
  group
    .command('disable')
    .argument(...USER)
    .description('lock an account: it cannot sign in, and all its sessions end')
    .option(...YES)
    .addHelpText('after', '\nExample:\n  homologa users disable rita@client.test --yes')
    .action(async (typed: string, options: Confirmation) => {
      const { id, email } = await deps.withContext(async (ctx) => {
        const user = await getDeskUserByName(ctx, typed);
        await deps.confirm(`${user.name} (${user.email}) is signed out everywhere. Disable the account?`, options);
        await setAccountActive(ctx, { userId: user.id, active: false });
        return user;
      });
      deps.output.one({ _id: id, email, active: false }, `${email} cannot sign in any more`);
    });
}
