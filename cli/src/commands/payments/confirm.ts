import { acceptPayment } from '@homologa/core/payments/charges/accept-payment';
import { acceptChargeBody } from '@homologa/domain/payments/charge.contract';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf, parseInput, wholeNumberFromZero } from '../../input';

interface Options {
  note?: string;
  version?: number;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('confirm')
    .argument('<id>', 'the payment')
    .description('confirm that a payment has come: the supplier is told and goes on')
    .option('--note <text>', 'how it was verified; needed where no proof waits')
    .option('--seen <version>', 'only if the payment still has this version', wholeNumberFromZero)
    .addHelpText('after', `\nExample:\n  homologa payments confirm ${EXAMPLE_ID} --note "On the statement of 12 March"`)
    .action(async (id: string, { note, seen }: Options & { seen?: number }) => {
      const decision = parseInput(acceptChargeBody, { note: note ?? '', version: seen });
      await deps.withContext(async (ctx, app) => {
        await acceptPayment(ctx, { chargeId: idOf(id), decision });
        await app.dispatcher.idle();
      });
      deps.output.one({ _id: id, state: 'accepted' }, 'the payment is confirmed');
    });
}
