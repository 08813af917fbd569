import { type Condition, comparisonsOf, type SupplierFacts } from '@homologa/domain/questionnaires/condition';
import type { Scoring } from '@homologa/domain/questionnaires/points';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { SCORE_ENGINE } from '@homologa/domain/questionnaires/score';
import type { ScoreCause } from '@homologa/domain/questionnaires/score-causes';
import { type ScoreInput, scoreByEngine, toScoredItems } from '@homologa/domain/questionnaires/score-input';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { keepScoreColumns } from '../supplier-record/score-columns.steps';
import { findReviewed } from './reviews.queries';
import { carryReviews, eraseReviews, keepScore } from './reviews.steps';
import { hashScorePart } from './score-hash';
import { findNewestScore } from './scores.queries';

interface ScoredSupplier {
  companyId: string;
  supplierId: string;
  workflowId: string;
}

interface Submitted {
  items: readonly QuestionItem[];
  answers: ReadonlyMap<string, unknown>;
  facts: SupplierFacts;
}

interface Corrected {
  items: readonly QuestionItem[];
  current: ReadonlyMap<string, unknown>;
  /** All answers, including outdated ones. */
  stored: ReadonlyMap<string, unknown>;
  /** Version of the question that each answer was given to. */
  versions: ReadonlyMap<string, number>;
}

/**
 * Computes and stores the score of a submitted questionnaire. In a workflow without scoring it takes the former score
 * from the lists, which would stand beside answers that it does not judge. Idempotent: an unchanged input adds no row.
 * The caller must have locked the supplier.
 */
export async function scoreSubmit(
  ctx: Context,
  tx: Tx,
  supplier: ScoredSupplier,
  { items, answers, facts }: Submitted,
): Promise<void> {
  const { scoring, questionnaireVersion } = await readScoring(tx, supplier);
  if (scoring === null) return keepScoreColumns(tx, supplier, null);
  const input = {
    items: toScoredItems(items),
    answers: Object.fromEntries(answers),
    facts,
    scoring: scoring as unknown as Scoring,
  };
  await insertScore(ctx, tx, supplier, { cause: 'submit', questionnaireVersion, input });
}

const readScoring = (tx: Tx, { companyId, workflowId }: ScoredSupplier) =>
  tx.workflow.findFirstOrThrow({
    where: { id: workflowId, companyId },
    select: { scoring: true, questionnaireVersion: true },
  });

/**
 * Scores corrected answers by the questionnaire, thresholds and country of the newest score, so that an edit of the
 * workflow since then does not move the result. Does nothing for a supplier without a score; if the scoring was removed
 * since, does as a submit. Questions that were removed from the workflow since keep the answers of that score. Of the
 * others only current answers count, as in a submit, and those that are as they were in that score: a correction
 * elsewhere must not move their points. An answer that was given to a later version of a question is scored by the
 * present question, whose options the scored one may not have.
 */
export async function scoreCorrection(
  ctx: Context,
  tx: Tx,
  supplier: ScoredSupplier,
  { items, current, stored, versions }: Corrected,
): Promise<void> {
  const last = await findNewestScore(tx, supplier);
  if (!last) return;
  if ((await readScoring(tx, supplier)).scoring === null) return keepScoreColumns(tx, supplier, null);
  const present = new Set(items.map(({ id }) => id));
  const kept = Object.entries(last.input.answers).filter(([id]) => !present.has(id));
  const asked = new Set(last.input.items.map(({ id }) => id));
  const isAsScored = (id: string, value: unknown): boolean =>
    Object.hasOwn(last.input.answers, id) &&
    hashScorePart([last.input.answers[id]]).sha256 === hashScorePart([value]).sha256;
  const given = [...stored].filter(([id, value]) => asked.has(id) && (current.has(id) || isAsScored(id, value)));
  const renewed = new Set(
    given.flatMap(([id, value]) =>
      (versions.get(id) ?? 0) > last.questionnaireVersion && !isAsScored(id, value) ? [id] : [],
    ),
  );
  const input = {
    ...last.input,
    items: renewItems(last.input.items, items, renewed),
    answers: Object.fromEntries([...kept, ...given]),
  };
  await insertScore(ctx, tx, supplier, {
    cause: 'correction',
    questionnaireVersion: last.questionnaireVersion,
    input,
  });
}

/**
 * Replaces the renewed items by the present ones. A replaced item keeps the scored condition, and its options lose
 * conditions on questions that were not scored: the engine would hide them.
 */
function renewItems(
  scored: readonly QuestionItem[],
  present: readonly QuestionItem[],
  renewed: ReadonlySet<string>,
): readonly QuestionItem[] {
  const today = new Map(present.map((item) => [item.id, item]));
  const known = new Set(scored.map(({ id }) => id));
  const canBeScored = (condition: Condition): boolean =>
    comparisonsOf(condition).every((comparison) => !('question' in comparison) || known.has(comparison.question));
  return scored.flatMap((item) => {
    const now = renewed.has(item.id) ? today.get(item.id) : undefined;
    if (!now) return [item];
    const options = now.options.map(({ showIf, ...option }) => ({
      ...option,
      ...(showIf && canBeScored(showIf) ? { showIf } : {}),
    }));
    return toScoredItems([{ ...now, options, showIf: item.showIf }]);
  });
}

async function insertScore(
  ctx: Context,
  tx: Tx,
  { companyId, supplierId }: ScoredSupplier,
  computed: { cause: ScoreCause; questionnaireVersion: number; input: ScoreInput },
): Promise<void> {
  const input = hashScorePart(computed.input);
  const last = await findNewestScore(tx, { companyId, supplierId });
  const place = { companyId, supplierId };
  if (last?.inputSha256 === input.sha256 && last.engine === SCORE_ENGINE) {
    // The columns are empty if the scoring was removed in between.
    const reviewed = await findReviewed(tx, { companyId, scoreId: last.id });
    return keepScore(tx, place, last, reviewed?.result ?? null);
  }
  // The engine reads the stored text, as a replay will do.
  const score = scoreByEngine(SCORE_ENGINE, JSON.parse(input.text) as ScoreInput);
  if (!score) throw new TypeError('the present engine is missing');
  const result = hashScorePart(score);
  const id = newId();
  await tx.supplierScore.create({
    data: {
      id,
      companyId,
      supplierId,
      cause: computed.cause,
      engine: SCORE_ENGINE,
      questionnaireVersion: computed.questionnaireVersion,
      input: input.text,
      inputSha256: input.sha256,
      result: result.text,
      resultSha256: result.sha256,
      computedAt: ctx.now(),
    },
    select: { id: true },
  });
  const added = { id, input: computed.input, result: score };
  const reviewed = await carryReviews(ctx, tx, place, { former: last, score: added });
  if (!reviewed) await keepScore(tx, place, added, null);
}

/** Deletes the supplier's scores with their reviews, whose input contains its answers, and their copy in the lists. */
export async function eraseScores(tx: Tx, supplier: { companyId: string; supplierId: string }): Promise<void> {
  await eraseReviews(tx, supplier);
  const { count } = await tx.supplierScore.deleteMany({ where: supplier });
  if (count > 0) await keepScoreColumns(tx, supplier, null);
}
