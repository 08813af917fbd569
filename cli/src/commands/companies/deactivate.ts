import { getDeactivationEffects } from '@homologa/core/accounts/users/deactivation-effects.queries';
import { getDeskCompany } from '@homologa/core/companies/desk-company.queries';
import { setCompanyActive } from '@homologa/core/companies/set-company-active';
import type { Command } from 'commander';
import { type Confirmation, YES } from '../../confirm';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('deactivate')
    .argument('<id>', 'the company')
    .description('suspend a company: its users and suppliers can change nothing; nothing is deleted')
    .option(...YES)
    .addHelpText('after', `\nExample:\n  homologa companies deactivate ${EXAMPLE_ID} --yes`)
    .action(async (typed: string, options: Confirmation) => {
      const id = idOf(typed);
      const { effects } = await deps.withContext(async (ctx) => {
        const { legalName } = await getDeskCompany(ctx, id);
        const found = await getDeactivationEffects(ctx, id);
        const stopped = `${found.users} users and ${found.openOnboardings} open onboardings of ${legalName} stop.`;
        await deps.confirm(`${stopped} Deactivate the company?`, options);
        await setCompanyActive(ctx, { companyId: id, active: false });
        return { effects: found };
      });
      deps.output.one(
        { _id: id, status: 'deactivated', users: effects.users, open_onboardings: effects.openOnboardings },
        'the company is deactivated',
      );
    });
}
