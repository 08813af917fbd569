import { resetSecondFactor } from '@homologa/core/accounts/second-factor/reset-second-factor';
import { getDeskUserByName } from '@homologa/core/accounts/users/desk-user.queries';
import type { Command } from 'commander';
import { type Confirmation, YES } from '../../confirm';
import type { Deps } from '../../deps';
import { USER } from './user-row';

export function register(group: Command, deps: Deps): void {
  group
    .command('reset-second-factor')
    .argument(...USER)
    .description('remove the second factors of a user who has lost them; ends the sessions and mails the user')
    .option(...YES)
    .addHelpText('after', '\nExample:\n  homologa users reset-second-factor ana@client.test --yes')
    .action(async (typed: string, options: Confirmation) => {
      const { id, email, reset } = await deps.withContext(async (ctx, app) => {
        const user = await getDeskUserByName(ctx, typed);
        await deps.confirm(
          `${user.name} (${user.email}) can then log in with the password alone. Reset the second factor?`,
          options,
        );
        const isReset = await resetSecondFactor(ctx, user.id);
        await app.dispatcher.idle();
        return { id: user.id, email: user.email, reset: isReset };
      });
      const text = reset ? `the second factor of ${email} was reset` : `${email} has no second factor`;
      deps.output.one({ _id: id, email, reset }, text);
    });
}
