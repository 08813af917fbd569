import { liftMailSuppression } from '@homologa/core/jobs/mail-suppressions';
import type { Command } from 'commander';
import type { Deps } from '../../deps';

export function register(group: Command, deps: Deps): void {
  group
    .command('lift')
    .description('let mail go to a suppressed address again; failed mail is sent again by `mail retry`')
    .argument('<email>', 'the address')
    .addHelpText('after', '\nExamples:\n  homologa mail lift ana@acme.test')
    .action(async (address: string) => {
      await deps.withContext((ctx) => liftMailSuppression(ctx, address));
      deps.output.one({ lifted: address }, `mail goes to ${address} again`);
    });
}
