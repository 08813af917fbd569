import { replayScreening } from '@homologa/core/screenings/replay-screening';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('replay <id>')
    .description('answer a screening once more from the snapshots that it read, and compare the hashes')
    .addHelpText('after', `\nExample:\n  homologa screenings replay ${EXAMPLE_ID}`)
    .action(async (id: string) => {
      const { isSame, recorded, replayed } = await deps.withContext((ctx) => replayScreening(ctx, idOf(id)));
      if (!isSame) throw new DomainError('screening_differs', { values: { recorded, replayed } });
      deps.output.one({ id, hash: replayed }, `the same answer: ${replayed}`);
    });
}
