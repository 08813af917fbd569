import { THRESHOLD_COLOURS, type ThresholdColour } from '@homologa/domain/questionnaires/points';
import type { Tx } from '../../kernel/database/database';

export interface ScoreGroup {
  key: ThresholdColour;
  count: number;
  /** Names of the workflows' present thresholds of this colour. */
  names: string[];
}

/** Names of different thresholds that are read at most: a chart has no room for more. */
const MAX_NAMES = 50;

/** Adds the names of thresholds to the counted outcomes, in the order of the colours. Reads no supplier. */
export async function namedScores(
  tx: Tx,
  companyId: string,
  workflowIds: string[],
  counted: readonly { key: string; count: number }[],
): Promise<ScoreGroup[]> {
  if (counted.length === 0) return [];
  const named = await tx.$queryRaw<{ colour: string; name: string }[]>`
    SELECT DISTINCT t ->> 'colour' AS "colour", t ->> 'name' AS "name"
    FROM "Workflow" w, LATERAL jsonb_array_elements(w."scoring" -> 'thresholds') t
    WHERE w."companyId" = ${companyId}::uuid AND w."id" = ANY(${workflowIds}::uuid[])
    ORDER BY 1, 2 LIMIT ${MAX_NAMES}`;
  return THRESHOLD_COLOURS.flatMap((key) => {
    const count = counted.find((group) => group.key === key)?.count ?? 0;
    const names = named.filter(({ colour }) => colour === key).map(({ name }) => name);
    return count > 0 ? [{ key, count, names }] : [];
  });
}
