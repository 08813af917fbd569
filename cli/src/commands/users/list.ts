import { listUsers } from '@homologa/core/accounts/users/desk-user.queries';
import { deskUserList, deskUserStatus } from '@homologa/domain/accounts/account.contract';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, firstOf, idOf, limitOf } from '../../input';
import { userRow } from './user-row';

interface Options {
  search?: string;
  company?: string;
  staff?: true;
  status?: string;
  limit: number;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('list')
    .description('client users and provider staff, the newest first; accounts of suppliers are not listed')
    .option('--search <text>', 'only users whose name or e-mail contains the text')
    .option('--company <id>', 'only users of this company')
    .option('--staff', 'only provider staff')
    .addOption(new Option('--status <status>', 'only users with this status').choices(deskUserStatus.options))
    .option('--limit <n>', 'at most so many', limitOf, 50)
    .addHelpText(
      'after',
      `\nExamples:\n  homologa users list --company ${EXAMPLE_ID}\n  homologa users list --staff --status invited --json`,
    )
    .action(async ({ search, company, staff, status, limit }: Options) => {
      const query = firstOf(deskUserList, limit, {
        q: search,
        company_id: company === undefined ? undefined : idOf(company),
        account_role: staff ? 'admin' : undefined,
        status,
      });
      const { users } = await deps.withContext((ctx) => listUsers(ctx, query));
      deps.output.list(users.map(userRow), ['id', 'email', 'name', 'kind', 'roles', 'status', 'last_login_at']);
    });
}
