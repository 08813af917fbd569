import { type PaymentRegion, paymentRegionOf } from '@homologa/domain/catalog/payment-regions';
import { type BeforeStart, beforeStart } from '@homologa/domain/onboarding/before-start';
import { stepsOf } from '@homologa/domain/onboarding/step-selection';
import { dayIn, termsOn } from '@homologa/domain/payments/payment-terms';
import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { QuestionOption, QuestionType } from '@homologa/domain/questionnaires/questionnaire-rules';
import { shownQuestionnaire } from '@homologa/domain/questionnaires/shown-items';
import type { Workflow } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { stepFacts } from '../step-facts.queries';

type Asking = Pick<Workflow, 'type' | 'product' | 'reportType' | 'payment' | 'pricePerSupplier'>;

/** Question as it is before the first answer. */
export interface AskedQuestion {
  id: string;
  type: QuestionType | null;
  title: string;
  options: readonly QuestionOption[];
  showIf: Condition | null;
}

export interface ToldBefore extends BeforeStart {
  /** Price in minor units, tax included; null if the client pays or no price is configured. */
  price: { amount: number; currency: string; region: PaymentRegion } | null;
}

/**
 * Returns the expected effort, the required documents and the price that a supplier of the given country sees before
 * the onboarding starts. Questions that only an answer will show are not counted.
 */
export function toldBefore(
  ctx: Context,
  workflow: Asking,
  { country, questions }: { country: string; questions: readonly AskedQuestion[] },
): ToldBefore {
  const facts = stepFacts({ ...workflow, _count: { questionnaire: questions.length } }, country);
  const region = stepsOf(facts).includes('payment') ? paymentRegionOf(country) : null;
  const conditionFacts = { country, report_type: workflow.reportType };
  const told = beforeStart(facts, shownQuestionnaire(questions, new Map(), conditionFacts).items);
  if (region === null) return { ...told, price: null };
  const terms = termsOn(ctx.config.paymentTerms, region, dayIn(region, ctx.now()));
  const amount = workflow.pricePerSupplier || terms.price || 0;
  return { ...told, price: amount > 0 ? { amount, currency: terms.currency, region } : null };
}

export async function listAsked(tx: Tx, workflow: { workflowId: string; companyId: string }): Promise<AskedQuestion[]> {
  const rows = await tx.questionnaireItem.findMany({
    where: workflow,
    select: { id: true, type: true, title: true, options: true, showIf: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ options, showIf, ...row }) => ({
    ...row,
    options: options as unknown as QuestionOption[],
    showIf: showIf as unknown as Condition | null,
  }));
}
