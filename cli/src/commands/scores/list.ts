import { listScores } from '@homologa/core/scores/replay-score';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('list <supplier>')
    .description("the scores of a supplier's questionnaire, newest first")
    .addHelpText('after', `\nExample:\n  homologa scores list ${EXAMPLE_ID}`)
    .action(async (supplier: string) => {
      const scores = await deps.withContext((ctx) => listScores(ctx, idOf(supplier)));
      deps.output.list(
        scores.map(({ id, computedAt, cause, engine, questionnaireVersion, input, result, resultSha256 }) => ({
          id,
          computed_at: computedAt.toISOString(),
          cause,
          percent: result.percent,
          outcome: input.scoring.thresholds.find((threshold) => threshold.id === result.outcome)?.name ?? null,
          engine,
          questionnaire_version: questionnaireVersion,
          sha256: resultSha256,
        })),
        ['id', 'computed_at', 'cause', 'percent', 'outcome', 'engine'],
      );
    });
}
