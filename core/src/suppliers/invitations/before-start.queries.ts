import { type PaymentRegion, paymentRegionOf } from '@homologa/domain/catalog/payment-regions';
import { type BeforeStart, beforeStart } from '@homologa/domain/onboarding/before-start';
import { stepsOf } from '@homologa/domain/onboarding/step-selection';
import { dayIn, termsOn } from '@homologa/domain/payments/payment-terms';
import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { QuestionOption, QuestionType } from '@homologa/domain/questionnaires/questionnaire-rules';
import { conditionalIds, shownQuestionnaire } from '@homologa/domain/questionnaires/shown-items';
import type { Supplier, Workflow } from '@homologa/prisma/models';
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

/** Supplier with the conditional questions that its answers show; `answersTotal` is null before the first answer. */
export type Asked = Pick<Supplier, 'country' | 'answersTotal' | 'shownQuestions'>;

/**
 * Returns the expected effort, the required documents and the price that a supplier sees before it opens the
 * onboarding. Counts the questions that its answers show; before the first answer, those that its country shows.
 */
export function toldBefore(
  ctx: Context,
  workflow: Asking,
  { country, answersTotal, shownQuestions }: Asked,
  questions: readonly AskedQuestion[],
): ToldBefore {
  const facts = stepFacts({ ...workflow, _count: { questionnaire: questions.length } }, country);
  const region = stepsOf(facts).includes('payment') ? paymentRegionOf(country) : null;
  const conditionFacts = { country, report_type: workflow.reportType };
  const shown =
    answersTotal === null
      ? shownQuestionnaire(questions, new Map(), conditionFacts).items
      : shownByAnswers(questions, shownQuestions);
  const told = beforeStart(facts, shown);
  if (region === null) return { ...told, price: null };
  const terms = termsOn(ctx.config.paymentTerms, region, dayIn(region, ctx.now()));
  const amount = workflow.pricePerSupplier || terms.price || 0;
  return { ...told, price: amount > 0 ? { amount, currency: terms.currency, region } : null };
}

/** Leaves out the conditional questions that the last save of answers has not shown. */
function shownByAnswers(questions: readonly AskedQuestion[], shownQuestions: readonly string[]): AskedQuestion[] {
  const conditional = conditionalIds(questions);
  return questions.filter(({ id }) => !conditional.has(id) || shownQuestions.includes(id));
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
