import { examineInstallation } from '@homologa/core/maintenance/examine-installation';
import type { Command } from 'commander';
import { type Deps, migrationsFolder } from '../deps';

export function register(program: Command, deps: Deps): void {
  program
    .command('doctor')
    .description(
      'looks at database, queue, workers, jobs, addresses, mail server, files and accounts; ends with 1 when something is wrong',
    )
    .addHelpText('after', '\nExamples:\n  homologa doctor\n  homologa doctor --json')
    .action(async () => {
      const findings = await deps.withContext((ctx, { adapters }) => examineInstallation(ctx, adapters), {
        migrationsDir: migrationsFolder(),
      });
      deps.output.list(
        findings.map((finding) => ({ ...finding })),
        ['subject', 'state', 'says'],
      );
      const wrong = findings.filter(({ state }) => state === 'wrong').map(({ subject }) => subject);
      if (wrong.length > 0) throw new Error(`Something is wrong: ${wrong.join(', ')}.`);
    });
}
