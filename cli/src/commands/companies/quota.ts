import { getDeskCompany } from '@homologa/core/companies/desk-company.queries';
import { updateFeatures } from '@homologa/core/companies/update-features';
import { PRODUCT_TYPES } from '@homologa/domain/catalog/report-types';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { UsageError } from '../../exit-codes';
import { EXAMPLE_ID, idOf, wholeNumberFromZero } from '../../input';
import { companyQuotas } from './company-row';

interface Options {
  product?: (typeof PRODUCT_TYPES)[number];
  total?: number;
  enable?: true;
  disable?: true;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('quota')
    .argument('<id>', 'the company')
    .description('the products of a company with their used and bought units; with --product, changes one')
    .addOption(new Option('--product <product>', 'the product to change').choices(PRODUCT_TYPES))
    .option('--total <units>', 'units bought in all; not less than are used', wholeNumberFromZero)
    .option('--enable', 'sell the product to the company')
    .option('--disable', 'stop selling the product to the company')
    .addHelpText(
      'after',
      `\nExamples:\n  homologa companies quota ${EXAMPLE_ID}\n  homologa companies quota ${EXAMPLE_ID} --product bir --total 500`,
    )
    .action(async (typed: string, { product, total, enable, disable }: Options) => {
      const id = idOf(typed);
      const changes = total !== undefined || enable || disable;
      if (changes && !product) throw new UsageError('say which product: --product');
      if (product && !changes) throw new UsageError('say what to change: --total, --enable or --disable');
      if (enable && disable) throw new UsageError('give --enable or --disable');
      const enabled = enable ? true : disable ? false : undefined;
      const company = await deps.withContext(async (ctx) => {
        if (product) {
          const products = [{ type: product, total, enabled }];
          await updateFeatures(ctx, { companyId: id, features: { products } });
        }
        return getDeskCompany(ctx, id);
      });
      deps.output.list(companyQuotas(company), ['product', 'enabled', 'used', 'total', 'left']);
    });
}
