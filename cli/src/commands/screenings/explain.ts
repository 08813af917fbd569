import { explainName } from '@homologa/core/screenings/explain-name';
import { sayExplanation } from '@homologa/domain/screenings/hit-explanation-words';
import type { Match } from '@homologa/screening/search/search';
import type { Command } from 'commander';
import type { Deps } from '../../deps';

const rowOf = ({ list, sourceId, matchedName, score, explanation }: Match, found: string) => ({
  found,
  score: Math.round(score * 100) / 100,
  list,
  entry: sourceId,
  name: matchedName,
  why: sayExplanation('en', explanation).join('. '),
});

export function register(group: Command, deps: Deps): void {
  group
    .command('explain <name>')
    .description('look a name up in the lists in use, and say why each entry was found')
    .addHelpText('after', '\nExample:\n  homologa screenings explain "Juan Pérez"')
    .action(async (name: string) => {
      const { hits, nearest } = await deps.withContext((ctx) => explainName(ctx, name));
      deps.output.list(
        [...hits.map((hit) => rowOf(hit, 'hit')), ...(nearest ? [rowOf(nearest, 'nearest')] : [])],
        ['found', 'score', 'list', 'entry', 'name', 'why'],
      );
    });
}
