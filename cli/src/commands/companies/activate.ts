import { setCompanyActive } from '@homologa/core/companies/set-company-active';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('activate')
    .argument('<id>', 'the company')
    .description('let a deactivated company work again')
    .addHelpText('after', `\nExample:\n  homologa companies activate ${EXAMPLE_ID}`)
    .action(async (id: string) => {
      await deps.withContext((ctx) => setCompanyActive(ctx, { companyId: idOf(id), active: true }));
      deps.output.one({ _id: id, status: 'active' }, 'the company is active');
    });
}
