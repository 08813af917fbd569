import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { reviewByEngine } from '@homologa/domain/questionnaires/reviews/score-review';
import { SCORE_ENGINE } from '@homologa/domain/questionnaires/score';
import { scoreByEngine, toScoredItems } from '@homologa/domain/questionnaires/score-input';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { listItems } from '../questionnaires/answers.queries';
import { type StoredReviewed, toStoredReviewed } from './reviews.queries';
import { hashScorePart } from './score-hash';
import { NEWEST_SCORE, type StoredScore, toStoredScore } from './scores.queries';

interface Hashes {
  recorded: string;
  /** Null if this release no longer has the engine. */
  replayed: string | null;
}

interface ReviewedReplay {
  engine: number;
  computedAt: Date;
  verdicts: Hashes;
  result: Hashes;
}

export interface ScoreReplay {
  score: StoredScore;
  isSame: boolean;
  input: Hashes;
  result: Hashes;
  /** Results of the score's reviews, oldest first. */
  reviewed: ReviewedReplay[];
  /** Engine of new scores. */
  currentEngine: number;
  /** Questions, points or thresholds of the workflow differ from those of the score. */
  isQuestionnaireChanged: boolean;
}

/** Operators only: the CLI reads the scores of every company. */
function requireOperator(ctx: Context): void {
  if (ctx.actor.kind !== 'system') throw new DomainError('forbidden');
}

/**
 * Computes a score and its reviews again from what is stored, by the engines of their versions, and compares the hashes.
 * Read-only. Throws `forbidden`, `not_found`.
 */
export async function replayScore(ctx: Context, id: string): Promise<ScoreReplay> {
  requireOperator(ctx);
  const row = await ctx.db.read.supplierScore.findUnique({
    where: { id },
    include: { supplier: { select: { workflowId: true } } },
  });
  if (!row) throw new DomainError('not_found');
  const { supplier, ...columns } = row;
  const score = toStoredScore(columns);
  const result = scoreByEngine(score.engine, score.input);
  const input = { recorded: score.inputSha256, replayed: hashScorePart(score.input).sha256 };
  const hashes = { recorded: score.resultSha256, replayed: result && hashScorePart(result).sha256 };
  const rows = await ctx.db.read.reviewedScore.findMany({
    where: { scoreId: id },
    orderBy: [{ computedAt: 'asc' }, { id: 'asc' }],
  });
  const reviewed = rows.map((kept) => replayReviewed(score, toStoredReviewed(kept)));
  return {
    score,
    // The stored result is hashed too: the row's text may have been edited with its hash left as it was.
    isSame:
      input.recorded === input.replayed &&
      hashes.recorded === hashes.replayed &&
      hashScorePart(score.result).sha256 === hashes.recorded &&
      reviewed.every(({ verdicts, result: of, isStored }) => isStored && isEqual(verdicts) && isEqual(of)),
    reviewed,
    input,
    result: hashes,
    currentEngine: SCORE_ENGINE,
    isQuestionnaireChanged: await ctx.db.tenant(columns.companyId, (tx) =>
      isChanged(tx, { companyId: columns.companyId, workflowId: supplier.workflowId }, score),
    ),
  };
}

const isEqual = ({ recorded, replayed }: Hashes): boolean => recorded === replayed;

/** Reviews the stored result again with the stored verdicts, by the review engine of their version. */
function replayReviewed({ input, result }: StoredScore, kept: StoredReviewed): ReviewedReplay & { isStored: boolean } {
  const again = reviewByEngine(kept.engine, input, result, kept.verdicts);
  return {
    engine: kept.engine,
    computedAt: kept.computedAt,
    verdicts: { recorded: kept.verdictsSha256, replayed: hashScorePart(kept.verdicts).sha256 },
    result: { recorded: kept.resultSha256, replayed: again && hashScorePart(again).sha256 },
    isStored: hashScorePart(kept.result).sha256 === kept.resultSha256,
  };
}

async function isChanged(
  tx: Tx,
  { companyId, workflowId }: { companyId: string; workflowId: string },
  { input }: StoredScore,
): Promise<boolean> {
  const items = toScoredItems(await listItems(tx, workflowId, companyId));
  const workflow = await tx.workflow.findFirst({ where: { id: workflowId, companyId }, select: { scoring: true } });
  const now = hashScorePart({ items, scoring: workflow?.scoring ?? null });
  return !isDeepStrictEqual(now, hashScorePart({ items: input.items, scoring: input.scoring }));
}

/** Lists the scores of a supplier, newest first. Throws `forbidden`, and `not_found` for an unknown supplier. */
export async function listScores(ctx: Context, supplierId: string): Promise<StoredScore[]> {
  requireOperator(ctx);
  if ((await ctx.db.read.supplier.count({ where: { id: supplierId } })) === 0) throw new DomainError('not_found');
  const rows = await ctx.db.read.supplierScore.findMany({ where: { supplierId }, orderBy: [...NEWEST_SCORE] });
  return rows.map(toStoredScore);
}
