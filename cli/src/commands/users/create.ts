import { createUser } from '@homologa/core/accounts/users/create-user';
import type { CompanyRole } from '@homologa/domain/identity/actor';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf, readSecret } from '../../input';

interface Options {
  name: string;
  email: string;
  password?: string;
  staff?: true;
  company?: string;
  role: CompanyRole;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('create')
    .description('make provider staff (--staff) or a user of a company')
    .requiredOption('--name <name>', 'full name')
    .requiredOption('--email <email>', 'sign-in e-mail')
    .option('--password <password>', 'password, for others to see in the process list; better by standard input')
    .option('--staff', 'provider staff: account role admin')
    .option('--company <id>', 'the company of a client user')
    .addOption(
      new Option('--role <role>', 'role in the company')
        .choices(['company_admin', 'company_user'])
        .default('company_user'),
    )
    .addHelpText(
      'after',
      `
Examples:
  echo "$PASSWORD" | homologa users create --staff --name "Eva Ruiz" --email eva@provider.test
  echo "$PASSWORD" | homologa users create --company ${EXAMPLE_ID} --role company_admin --name "Ana Soto" --email ana@client.test`,
    )
    .action(async (options: Options, command: Command) => {
      if (!options.staff && !options.company) command.error('error: give --staff or --company <id>');
      const password = options.password ?? (await readSecret(deps.input));
      const { id } = await deps.withContext((ctx) =>
        createUser(ctx, {
          name: options.name,
          email: options.email,
          password,
          accountRole: options.staff ? 'admin' : 'user',
          companyId: options.company ? idOf(options.company) : null,
          role: options.role,
        }),
      );
      deps.output.one({ _id: id, email: options.email }, `${options.email} can sign in now (${id})`);
    });
}
