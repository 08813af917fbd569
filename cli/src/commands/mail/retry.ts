import { retryFailedMail } from '@homologa/core/jobs/retry-failed-mail';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { UsageError } from '../../exit-codes';
import { EXAMPLE_ID } from '../../input';

interface Options {
  all?: boolean;
  kind?: string;
  company?: string;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('retry')
    .description('send failed mail of the last month again: all of it, one kind, or one company’s')
    .addOption(new Option('--all', 'all of it'))
    .option('--kind <name>', 'the job’s name, for example mail.send-invitation')
    .option('--company <id>', 'only mail of this company')
    .addHelpText(
      'after',
      `\nExamples:\n  homologa mail retry --all\n  homologa mail retry --kind mail.send-invitation --company ${EXAMPLE_ID}`,
    )
    .action(async ({ all, kind, company }: Options) => {
      if (!all && !kind && !company) throw new UsageError('say which mail: --all, --kind or --company');
      const result = await deps.withContext((ctx) => retryFailedMail(ctx, { name: kind, companyId: company }));
      deps.output.one(result, `mails that are sent again: ${result.retried}; left as they are: ${result.skipped}`);
    });
}
