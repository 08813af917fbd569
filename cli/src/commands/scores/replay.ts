import { replayScore, type ScoreReplay } from '@homologa/core/scores/replay-score';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('replay <id>')
    .description(
      'compute a score and its reviews once more from what is stored, by the engines of their versions, and compare the hashes; ends with 1 when they differ',
    )
    .addHelpText('after', `\nExample:\n  homologa scores replay ${EXAMPLE_ID}`)
    .action(async (id: string) => {
      const replay = await deps.withContext((ctx) => replayScore(ctx, idOf(id)));
      deps.output.one(
        {
          id,
          verdict: verdictOf(replay),
          input_recorded: replay.input.recorded,
          input_replayed: replay.input.replayed,
          result_recorded: replay.result.recorded,
          result_replayed: replay.result.replayed,
          reviewed: replay.reviewed.map(({ engine, computedAt, verdicts, result }) => ({
            computed_at: computedAt.toISOString(),
            engine,
            verdicts_recorded: verdicts.recorded,
            verdicts_replayed: verdicts.replayed,
            result_recorded: result.recorded,
            result_replayed: result.replayed,
          })),
          engine: replay.score.engine,
          current_engine: replay.currentEngine,
          questionnaire_changed: replay.isQuestionnaireChanged,
        },
        linesOf(replay).join('\n'),
      );
      if (!replay.isSame) throw new Error('The score differs from what was recorded.');
    });
}

const verdictOf = ({ isSame }: ScoreReplay): string => (isSame ? 'equal' : 'different');

function linesOf(replay: ScoreReplay): string[] {
  const { score, input, result, reviewed, currentEngine, isQuestionnaireChanged } = replay;
  return [
    verdictOf(replay),
    `input   recorded ${input.recorded}`,
    `input   replayed ${input.replayed}`,
    `result  recorded ${result.recorded}`,
    `result  replayed ${result.replayed ?? `none: this release has no engine ${score.engine}`}`,
    ...reviewed.flatMap((one) => [
      `review  recorded ${one.result.recorded}`,
      `review  replayed ${one.result.replayed ?? `none: this release has no review engine ${one.engine}`}`,
    ]),
    score.engine === currentEngine
      ? `engine ${score.engine}, which also computes new scores`
      : `engine ${score.engine}; new scores are computed by engine ${currentEngine}`,
    isQuestionnaireChanged
      ? 'the questionnaire or its scoring has changed since'
      : 'the questionnaire and its scoring have not changed since',
  ];
}
