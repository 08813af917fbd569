import type { Context } from '@homologa/core/kernel/context';
import { listItems } from '@homologa/core/questionnaires/answers.queries';
import { sendBackAnswers } from '@homologa/core/send-backs/send-back-answers';
import { decideSupplier } from '@homologa/core/suppliers/decide-supplier';
import { reviewScore } from '@homologa/core/suppliers/scoring/review-score';
import { keyOf } from './answers';
import type { DemoProduction, PlayedSupplier } from './production';
import { act, daysAgo } from './stage';

const CONDITIONAL = 'Autopartes Sierraficta S.A. de C.V.';
const REVIEWED = 'Calzado Sendalarga S.A.C.';
const SENT_BACK = 'Maderas Alercelejano SpA';

/** Plays what the client does with the scored questionnaires that the thresholds have not decided. */
export async function playRiskReview(
  { stage, cast }: DemoProduction,
  played: readonly PlayedSupplier[],
): Promise<void> {
  const named = (name: string): PlayedSupplier => {
    const supplier = played.find(({ company }) => company.companyName === name);
    if (!supplier) throw new RangeError(`the demo has no ${name}`);
    return supplier;
  };
  const asAdmin = (days: number, work: (ctx: Context) => Promise<unknown>) =>
    act(stage, cast.admin, daysAgo(stage, days), work);
  const { plan, workflowId } = named(REVIEWED);
  const stored = await stage.base.db.tenant(cast.companyId, (tx) => listItems(tx, workflowId, cast.companyId));
  const idOf = (key: string): string => stored.find(({ id }) => keyOf(plan, stored, id) === key)?.id ?? '';

  await asAdmin(70, (ctx) =>
    decideSupplier(ctx, {
      ...named(CONDITIONAL),
      decision: 'approved_with_conditions',
      reason: 'Debe probar su plan de continuidad antes de fin de año.',
    }),
  );
  const reviewed = named(REVIEWED);
  const { id: scoreId } = await stage.base.db.read.supplierScore.findFirstOrThrow({
    where: { supplierId: reviewed.supplierId },
    select: { id: true },
  });
  const review = { ...reviewed, scoreId };
  await asAdmin(12, (ctx) =>
    reviewScore(ctx, {
      ...review,
      questionId: idOf('code'),
      verdict: 'rescored',
      points: 3,
      note: 'El código publicado es de 2019 y no menciona obsequios ni conflictos de interés.',
    }),
  );
  await asAdmin(11.9, (ctx) =>
    reviewScore(ctx, {
      ...review,
      questionId: idOf('officials_who'),
      verdict: 'flagged',
      note: 'Confirmar con Legal si hay contratos con esa municipalidad.',
    }),
  );
  await asAdmin(9, (ctx) =>
    sendBackAnswers(ctx, named(SENT_BACK), [
      {
        question_id: idOf('plan_date'),
        reason: 'La última prueba es de 2024. Indique la fecha de una prueba más reciente.',
      },
      { question_id: idOf('policy'), reason: 'La póliza adjunta ya venció: adjunte la renovación.' },
    ]),
  );
}
