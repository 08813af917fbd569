import { listJobs } from '@homologa/core/jobs/operator-jobs.queries';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { idOf, wholeNumber } from '../../input';

const STATUSES = ['queued', 'active', 'retry', 'completed', 'failed'] as const;

interface Options {
  status?: (typeof STATUSES)[number];
  name?: string;
  company?: string;
  limit: number;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('list')
    .description('the newest jobs')
    .addOption(new Option('--status <status>', 'only those').choices(STATUSES))
    .option('--name <name>', 'only jobs of this name, for example mail.send-invitation')
    .option('--company <id>', 'only jobs of this company')
    .option('--limit <n>', 'at most so many', wholeNumber, 50)
    .addHelpText(
      'after',
      '\nExamples:\n  homologa jobs list --status failed\n  homologa jobs list --name mail.send-invitation --json',
    )
    .action(async ({ company, ...options }: Options) => {
      const companyId = company === undefined ? undefined : idOf(company);
      const jobs = await deps.withContext((ctx) => listJobs(ctx, { ...options, companyId }));
      deps.output.list(
        jobs.map((job) => ({ ...job, attempts: `${job.attempts}/${job.maxAttempts}` })),
        ['id', 'name', 'status', 'attempts', 'errorMessage', 'createdAt'],
      );
    });
}
