import { listCharges } from '@homologa/core/payments/charges/charge.queries';
import { chargeList } from '@homologa/domain/payments/charge.contract';
import { CHARGE_FILTERS } from '@homologa/domain/payments/charges';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { firstOf, idOf, limitOf } from '../../input';
import { paymentRow } from './payment-row';

interface Options {
  state?: string;
  company?: string;
  search?: string;
  limit: number;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('list')
    .description('payments of suppliers, the oldest first')
    .addOption(new Option('--state <state>', 'only payments in this state').choices(CHARGE_FILTERS))
    .option('--company <id>', 'only payments for workflows of this company')
    .option('--search <text>', 'a reference, or a part of the supplier’s name or tax id')
    .option('--limit <n>', 'at most so many', limitOf, 50)
    .addHelpText('after', '\nExample:\n  homologa payments list --state to_check')
    .action(async ({ state, company, search, limit }: Options) => {
      const client = company === undefined ? undefined : idOf(company);
      const query = firstOf(chargeList, limit, { state, client, q: search });
      const { charges } = await deps.withContext((ctx) => listCharges(ctx, query));
      deps.output.list(charges.map(paymentRow), [
        'id',
        'reference',
        'state',
        'client',
        'supplier',
        'amount',
        'currency',
        'asked_at',
      ]);
    });
}
