import { listMailSuppressions } from '@homologa/core/jobs/mail-suppressions';
import type { Command } from 'commander';
import type { Deps } from '../../deps';

export function register(group: Command, deps: Deps): void {
  group
    .command('suppressed')
    .description('addresses that get no mail any more, except for the security of an account, and why')
    .option('--address <email>', 'only this address')
    .addHelpText('after', '\nExamples:\n  homologa mail suppressed\n  homologa mail suppressed --address ana@acme.test')
    .action(async ({ address }: { address?: string }) => {
      const found = await deps.withContext((ctx) => listMailSuppressions(ctx, address));
      deps.output.list(
        found.map((row) => ({ ...row })),
        ['address', 'reason', 'source', 'said', 'createdAt'],
      );
    });
}
