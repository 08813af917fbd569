import { getCharge } from '@homologa/core/payments/charges/charge.queries';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf } from '../../input';
import { paymentRow } from './payment-row';

export function register(group: Command, deps: Deps): void {
  group
    .command('show')
    .argument('<id>', 'the payment')
    .description('one payment: its proofs, open problems, decision and reason')
    .addHelpText('after', `\nExample:\n  homologa payments show ${EXAMPLE_ID}`)
    .action(async (id: string) => {
      const charge = await deps.withContext((ctx) => getCharge(ctx, idOf(id)));
      deps.output.record({
        ...paymentRow(charge),
        reason: charge.reason,
        request_id: charge.requestId,
        proofs: charge.birRequest.files.map(({ name, createdAt }) => ({ name, uploaded_at: createdAt })),
        issues: charge.issues.map(({ kind, note, resolvedAt }) => ({ kind, note, resolved_at: resolvedAt })),
      });
    });
}
