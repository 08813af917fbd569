import { loadDemo } from '@homologa/demo/load-demo';
import type { Command } from 'commander';
import type { Deps } from '../../deps';

export function register(group: Command, deps: Deps): void {
  group
    .command('load')
    .description('fill an empty installation with the demo; refused in production')
    .addHelpText('after', '\nExample:\n  homologa demo load')
    .action(async () => {
      const summary = await deps.withContext((ctx) => loadDemo(ctx, (progress) => deps.progress.show(progress)));
      deps.progress.end();
      deps.output.one(summary, `loaded ${summary.workflows} workflows and ${summary.suppliers} suppliers`);
    });
}
