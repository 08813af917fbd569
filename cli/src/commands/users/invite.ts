import { inviteDeskUser } from '@homologa/core/accounts/users/invite-desk-user';
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { UsageError } from '../../exit-codes';
import { EXAMPLE_ID, idOf } from '../../input';
import { companyRoleGiven, roleOption, staffRolesGiven } from './role-option';

interface Options {
  name: string;
  email: string;
  staff?: true;
  company?: string;
  role?: string[];
  language?: Locale;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('invite')
    .description('mail an invitation to a person, who then chooses a password')
    .requiredOption('--name <name>', 'full name')
    .requiredOption('--email <email>', 'sign-in e-mail')
    .option('--staff', 'invite to the provider staff')
    .option('--company <id>', 'invite to this company')
    .addOption(roleOption())
    .addOption(new Option('--language <language>', 'language of the mail').choices(LOCALES))
    .addHelpText(
      'after',
      `\nExamples:\n  homologa users invite --company ${EXAMPLE_ID} --name "Rita Rojas" --email rita@client.test --language es\n  homologa users invite --staff --role desk payments --name "Mia Mesa" --email mia@provider.test`,
    )
    .action(async ({ name, email, staff, company, role, language }: Options) => {
      if (Boolean(staff) === (company !== undefined)) throw new UsageError('give --staff or --company <id>');
      const companyId = company === undefined ? null : idOf(company);
      const roles = staff
        ? { role: 'company_user' as const, staffRoles: staffRolesGiven(role) }
        : { role: companyRoleGiven(role), staffRoles: [] };
      const { id } = await deps.withContext(async (ctx, app) => {
        const invited = await inviteDeskUser(ctx, { name, email, companyId, ...roles, language });
        await app.dispatcher.idle();
        return invited;
      });
      deps.output.one({ _id: id, email }, `the invitation of ${email} is on its way (${id})`);
    });
}
