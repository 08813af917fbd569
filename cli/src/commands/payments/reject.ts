import { getCharge } from '@homologa/core/payments/charges/charge.queries';
import { rejectPayment } from '@homologa/core/payments/charges/reject-payment';
import { rejectChargeBody } from '@homologa/domain/payments/charge.contract';
import type { Command } from 'commander';
import { type Confirmation, YES } from '../../confirm';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf, parseInput, wholeNumberFromZero } from '../../input';

interface Options extends Confirmation {
  reason: string;
  seen?: number;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('reject')
    .argument('<id>', 'the payment')
    .description('reject the proof of a payment: the supplier gets the reason by mail and the report waits')
    .requiredOption('--reason <text>', 'what the supplier is told')
    .option('--seen <version>', 'only if the payment still has this version', wholeNumberFromZero)
    .option(...YES)
    .addHelpText('after', `\nExample:\n  homologa payments reject ${EXAMPLE_ID} --reason "The amount is missing" --yes`)
    .action(async (typed: string, { reason, seen, yes }: Options) => {
      const id = idOf(typed);
      const decision = parseInput(rejectChargeBody, { reason, version: seen });
      await deps.withContext(async (ctx, app) => {
        const { reference, supplier } = await getCharge(ctx, id);
        await deps.confirm(`${supplier.companyName} is told by mail. Reject payment ${reference}?`, { yes });
        await rejectPayment(ctx, { chargeId: id, decision });
        await app.dispatcher.idle();
      });
      deps.output.one({ _id: id, state: 'rejected' }, 'the payment is rejected');
    });
}
