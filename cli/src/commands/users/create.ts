import { createUser } from '@homologa/core/accounts/users/create-user';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf, readSecret } from '../../input';
import { companyRoleGiven, roleOption, staffRolesGiven } from './role-option';

interface Options {
  name: string;
  email: string;
  password?: string;
  staff?: true;
  company?: string;
  role?: string[];
}

export function register(group: Command, deps: Deps): void {
  group
    .command('create')
    .description('make provider staff (--staff) or a user of a company')
    .requiredOption('--name <name>', 'full name')
    .requiredOption('--email <email>', 'sign-in e-mail')
    .option('--password <password>', 'password, for others to see in the process list; better by standard input')
    .option('--staff', 'provider staff, with the roles of --role')
    .option('--company <id>', 'the company of a client user')
    .addOption(roleOption())
    .addHelpText(
      'after',
      `
Examples:
  echo "$PASSWORD" | homologa users create --staff --role all --name "Eva Ruiz" --email eva@provider.test
  echo "$PASSWORD" | homologa users create --company ${EXAMPLE_ID} --role company_admin --name "Ana Soto" --email ana@client.test`,
    )
    .action(async (options: Options, command: Command) => {
      if (!options.staff && !options.company) command.error('error: give --staff or --company <id>');
      const roles = options.staff
        ? { accountRole: 'admin' as const, staffRoles: staffRolesGiven(options.role) }
        : { accountRole: 'user' as const, role: companyRoleGiven(options.role) };
      const password = options.password ?? (await readSecret(deps.input));
      const { id } = await deps.withContext((ctx) =>
        createUser(ctx, {
          name: options.name,
          email: options.email,
          password,
          companyId: options.company ? idOf(options.company) : null,
          ...roles,
        }),
      );
      deps.output.one({ _id: id, email: options.email }, `${options.email} can sign in now (${id})`);
    });
}
