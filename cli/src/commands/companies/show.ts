import { getDeskCompany } from '@homologa/core/companies/desk-company.queries';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf } from '../../input';
import { companyFeatures, companyQuotas, companyStatus, companyUsers } from './company-row';

export function register(group: Command, deps: Deps): void {
  group
    .command('show')
    .argument('<id>', 'the company')
    .description('one company: names, status, features, products with their quotas')
    .addHelpText('after', `\nExample:\n  homologa companies show ${EXAMPLE_ID}`)
    .action(async (id: string) => {
      const company = await deps.withContext((ctx) => getDeskCompany(ctx, idOf(id)));
      deps.output.record({
        id: company.id,
        legal_name: company.legalName,
        name: company.name,
        country: company.country,
        status: companyStatus(company),
        deactivated_at: company.deactivatedAt,
        users: companyUsers(company),
        created_at: company.createdAt,
        ...companyFeatures(company),
        second_look: company.secondLookTypes,
        products: companyQuotas(company),
      });
    });
}
