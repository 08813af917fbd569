import { listCompanies } from '@homologa/core/companies/desk-company.queries';
import { COMPANY_STATUSES, deskCompanyList } from '@homologa/domain/companies/company.contract';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { firstOf, limitOf } from '../../input';
import { companyStatus, companyUsers } from './company-row';

export function register(group: Command, deps: Deps): void {
  group
    .command('list')
    .description('the client companies, the newest first')
    .option('--search <text>', 'only companies whose legal or short name contains the text')
    .addOption(new Option('--status <status>', 'only active or only deactivated companies').choices(COMPANY_STATUSES))
    .option('--limit <n>', 'at most so many', limitOf, 50)
    .addHelpText('after', '\nExamples:\n  homologa companies list\n  homologa companies list --search andina --json')
    .action(async ({ search, status, limit }: { search?: string; status?: string; limit: number }) => {
      const query = firstOf(deskCompanyList, limit, { q: search, status });
      const { companies } = await deps.withContext((ctx) => listCompanies(ctx, query));
      deps.output.list(
        companies.map((company) => ({
          id: company.id,
          legal_name: company.legalName,
          name: company.name,
          country: company.country,
          status: companyStatus(company),
          users: companyUsers(company),
          created_at: company.createdAt,
        })),
        ['id', 'legal_name', 'country', 'status', 'users', 'created_at'],
      );
    });
}
