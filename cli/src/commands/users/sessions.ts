import { endUserSessions } from '@homologa/core/accounts/sessions/end-user-sessions';
import { listUserSessions } from '@homologa/core/accounts/sessions/user-sessions.queries';
import { getDeskUserByName } from '@homologa/core/accounts/users/desk-user.queries';
import type { Command } from 'commander';
import { type Confirmation, YES } from '../../confirm';
import type { Deps } from '../../deps';
import { USER } from './user-row';

export function register(group: Command, deps: Deps): void {
  const sessions = group.command('sessions').description('the open sessions of a user');
  sessions
    .command('list')
    .argument(...USER)
    .description('the open sessions of a user, the newest first')
    .addHelpText('after', '\nExample:\n  homologa users sessions list ana@client.test')
    .action(async (typed: string) => {
      const found = await deps.withContext(async (ctx) => {
        const { id } = await getDeskUserByName(ctx, typed);
        return listUserSessions(ctx, id);
      });
      deps.output.list(
        found.map((session) => ({
          id: session.id,
          created_at: session.createdAt,
          expires_at: session.expiresAt,
          address: session.ip,
          user_agent: session.userAgent,
          is_of_staff: session.loggedInAsBy !== null,
          is_of_link: session.supplierId !== null,
        })),
        ['id', 'created_at', 'expires_at', 'address', 'user_agent'],
      );
    });
  sessions
    .command('revoke')
    .argument(...USER)
    .argument('[session]', 'one session; without it, all of them')
    .description('sign a user out')
    .option(...YES)
    .addHelpText('after', '\nExample:\n  homologa users sessions revoke ana@client.test --yes')
    .action(async (typed: string, sessionId: string | undefined, options: Confirmation) => {
      const { email, ended } = await deps.withContext(async (ctx) => {
        const user = await getDeskUserByName(ctx, typed);
        await deps.confirm(`${user.name} (${user.email}) is signed out. End the sessions?`, options);
        return { email: user.email, ended: await endUserSessions(ctx, { userId: user.id, sessionId }) };
      });
      deps.output.one({ email, ended }, `sessions of ${email} that have ended: ${ended}`);
    });
}
