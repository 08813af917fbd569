import { isUntouchedForm } from '@homologa/domain/bir-form/merge-form';
import { type CarriedAnswer, carryAnswers, isSameCompany } from '@homologa/domain/onboarding/last-answers';
import { canStartFromLast } from '@homologa/domain/onboarding/onboarding.policy';
import { canEditAnswers, isStepReached, stepsOf } from '@homologa/domain/onboarding/step-selection';
import { BIR_REQUEST, type BirRequestRow, formDataOf } from '../../bir-requests/bir-request.queries';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { currentAnswers, listItems, readAnswers, type VersionedItem } from '../../questionnaires/answers.queries';
import { stepFacts } from '../../suppliers/step-facts.queries';
import { type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';

const PROCESS = {
  id: true,
  companyId: true,
  workflowId: true,
  accountId: true,
  companyName: true,
  country: true,
  taxId: true,
  onboardingStep: true,
  questionnaireStartedAt: true,
  receivedAt: true,
  sendBacks: { where: { status: 'open' }, select: { id: true }, take: 1 },
  birRequests: { select: BIR_REQUEST, orderBy: { createdAt: 'desc' }, take: 1 },
  workflow: {
    select: {
      title: true,
      type: true,
      product: true,
      reportType: true,
      payment: true,
      _count: { select: { questionnaire: true } },
    },
  },
} as const;

const readProcess = (tx: Tx, where: { id: string; companyId: string }) =>
  tx.supplier.findFirst({ where, select: PROCESS });
type Process = NonNullable<Awaited<ReturnType<typeof readProcess>>>;
type InvitedCompany = Pick<Process, 'taxId' | 'companyName'> & { birRequests: { company: unknown }[] };

const MAX_SEARCHED = 200;

/** Answers of an earlier process that this process may start from. */
export interface LastAnswers {
  supplierId: string;
  title: string;
  companyName: string;
  receivedAt: Date;
  /** Earlier request whose form and payer are taken over; null if this process has no untouched form. */
  form: { from: BirRequestRow; to: BirRequestRow } | null;
  items: VersionedItem[];
  answers: Map<string, CarriedAnswer>;
}

/** Throws `unauthenticated` without the session of the connected account. */
export async function getLastAnswers(ctx: Context, key: OnboardingKey): Promise<LastAnswers | null> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  return ctx.db.tenant(access.companyId, (tx) => findLastAnswers(ctx, tx, access));
}

/**
 * Finds the account's last finished process of the same client and company and what of it this process may still take over: the form
 * while it is untouched, the answers while none was given. Null if there is nothing.
 */
export async function findLastAnswers(
  ctx: Context,
  tx: Tx,
  place: { companyId: string; supplierId: string },
): Promise<LastAnswers | null> {
  const { actor } = ctx;
  const own = await readProcess(tx, { id: place.supplierId, companyId: place.companyId });
  if (!own || actor.kind !== 'user' || actor.onlySupplierId || own.sendBacks.length > 0) return null;
  const earlier = await findLastOfCompany(tx, own, actor.userId);
  if (!earlier?.receivedAt || canStartFromLast(actor, factsOf(own), factsOf(earlier)) !== 'allow') return null;
  const form = formOf(own, earlier);
  const { items, answers } = await answersOf(tx, own, earlier);
  if (!form && answers.size === 0) return null;
  const { title } = earlier.workflow;
  const { id: supplierId, companyName, receivedAt } = earlier;
  return { supplierId, title, companyName, receivedAt, form, items, answers };
}

const factsOf = ({ id: supplierId, accountId, companyId }: Process) => ({ supplierId, accountId, companyId });

/** Skips processes of other companies: a newer one of them must not hide this company's. */
async function findLastOfCompany(tx: Tx, own: Process, accountId: string): Promise<Process | null> {
  const { companyId, country } = own;
  const finished = await tx.supplier.findMany({
    where: { companyId, accountId, country, id: { not: own.id }, receivedAt: { not: null } },
    orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      companyName: true,
      taxId: true,
      birRequests: { select: { company: true }, orderBy: { createdAt: 'desc' }, take: 1 },
    },
    take: MAX_SEARCHED,
  });
  const last = finished.find((each) => isSameCompany(companyOf(own), companyOf(each)));
  return last ? readProcess(tx, { id: last.id, companyId }) : null;
}

/** Returns the client's name for the company, and the tax id that the supplier gave, else the invitation's. */
function companyOf({ birRequests: [request], taxId, companyName }: InvitedCompany) {
  const { tax_id: given } = (request?.company ?? {}) as Record<string, unknown>;
  return { companyName, taxId: typeof given === 'string' && given !== '' ? given : taxId };
}

function formOf(own: Process, { birRequests: [from] }: Process): LastAnswers['form'] {
  const [to] = own.birRequests;
  if (!from || !to || to.status !== 'open' || own.onboardingStep === 'finished') return null;
  const isAsked = stepsOf(stepFacts(own.workflow, own.country)).includes('bir_form');
  if (!isAsked || !isStepReached('bir_form', own.onboardingStep)) return null;
  const isSameCountry = to.country === '' || to.country === from.country;
  return isSameCountry && isUntouchedForm(formDataOf(to)) && !isUntouchedForm(formDataOf(from)) ? { from, to } : null;
}

async function answersOf(tx: Tx, own: Process, earlier: Process): Promise<Pick<LastAnswers, 'items' | 'answers'>> {
  const facts = stepFacts(own.workflow, own.country);
  const isOpen =
    own.questionnaireStartedAt === null &&
    isStepReached('questionnaire', own.onboardingStep) &&
    canEditAnswers(own.onboardingStep, facts.workflow);
  if (!isOpen) return { items: [], answers: new Map() };
  const { companyId } = own;
  const items = await listItems(tx, own.workflowId, companyId);
  const given = await readAnswers(tx, own.id, companyId);
  if (items.length === 0 || given.size > 0) return { items, answers: new Map() };
  const before = await listItems(tx, earlier.workflowId, companyId);
  const answers = currentAnswers(before, await readAnswers(tx, earlier.id, companyId));
  return { items, answers: carryAnswers(items, { items: before, answers }, { country: own.country }) };
}
