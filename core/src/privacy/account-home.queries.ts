import { canChangeOwnEmail } from '@homologa/domain/accounts/account.policy';
import { type PaymentRegion, paymentRegionOf } from '@homologa/domain/catalog/payment-regions';
import { type Locale, matchLocale } from '@homologa/domain/language/locales';
import { preferredLanguage } from '@homologa/domain/language/preferred-language';
import type { PaymentState } from '@homologa/domain/onboarding/account-home.contract';
import { paymentReference } from '@homologa/domain/payments/online-payment';
import { canAskForOwnData } from '@homologa/domain/privacy/privacy.policy';
import type { Prisma } from '@homologa/prisma/client';
import { hasMembership } from '../accounts/email/client-members.queries';
import { authorize, requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { priceOf, termsAt } from '../payments/payment-rules.queries';
import { findReopened } from '../suppliers/reminders/remindable.queries';

const ONBOARDING = {
  id: true,
  workflowId: true,
  companyName: true,
  country: true,
  status: true,
  onboardingStep: true,
  accountConnectedAt: true,
  finishedAt: true,
  receivedAt: true,
  receiptNumber: true,
  scorePercent: true,
  scoreOutcome: true,
  scoreColour: true,
  birRequests: { select: { id: true, charge: true }, orderBy: { createdAt: 'desc' }, take: 1 },
  payments: { select: { status: true }, where: { status: 'paid' }, take: 1 },
  statusUpdates: { select: { createdAt: true }, where: { name: 'payment_proof' }, take: 1 },
  sendBacks: { where: { status: 'open' }, select: { items: { select: { id: true } } }, take: 1 },
  workflow: {
    select: {
      title: true,
      status: true,
      reportType: true,
      payment: true,
      pricePerSupplier: true,
      dueDate: true,
      scoreShown: true,
      company: { select: { name: true } },
    },
  },
} as const satisfies Prisma.SupplierSelect;

type Row = Prisma.SupplierGetPayload<{ select: typeof ONBOARDING }>;

interface HomePayment {
  /** Price in minor units of the currency. */
  price: number;
  currency: string;
  region: PaymentRegion;
  reference: string;
  state: Exclude<PaymentState, 'none'>;
}

export type HomeOnboardingRow = Omit<Row, 'birRequests' | 'payments' | 'statusUpdates'> & {
  payment: HomePayment | null;
  hasOpenQuestions: boolean;
};

export interface AccountHome {
  account: {
    id: string;
    name: string;
    email: string;
    phone: string | null;
    country: string | null;
    language: Locale | null;
    hasPassword: boolean;
    isEmailProven: boolean;
    canChangeEmail: boolean;
  };
  onboardings: HomeOnboardingRow[];
}

const MAX_ONBOARDINGS = 200;

/** Returns a supplier's account with its onboardings, newest first. Throws `unauthenticated`, `forbidden`. */
export async function getAccountHome(ctx: Context): Promise<AccountHome> {
  const { userId } = requireUser(ctx.actor);
  authorize(canAskForOwnData(ctx.actor));
  const [account, isMember, onboardings] = await Promise.all([
    ctx.db.read.user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        id: true,
        name: true,
        email: true,
        phone: true,
        country: true,
        preferences: true,
        passwordHash: true,
        emailProvenAt: true,
      },
    }),
    hasMembership(ctx, ctx.db.read, userId),
    ctx.db.read.supplier.findMany({
      where: { accountId: userId },
      select: ONBOARDING,
      orderBy: [{ accountConnectedAt: 'desc' }, { id: 'desc' }],
      take: MAX_ONBOARDINGS,
    }),
  ]);
  const reopened = await findReopened(
    ctx.db.read,
    onboardings.map(({ id }) => id),
  );
  const { passwordHash, emailProvenAt, preferences, ...person } = account;
  return {
    account: {
      ...person,
      language: matchLocale(preferredLanguage(preferences)),
      hasPassword: passwordHash !== null,
      isEmailProven: emailProvenAt !== null,
      canChangeEmail: canChangeOwnEmail(ctx.actor) === 'allow' && !isMember,
    },
    onboardings: onboardings.map((row) => describe(ctx, row, reopened.has(row.id))),
  };
}

function describe(ctx: Context, row: Row, hasOpenQuestions: boolean): HomeOnboardingRow {
  const { birRequests, payments, statusUpdates, ...rest } = row;
  const onboarding = { ...rest, hasOpenQuestions };
  const region = paymentRegionOf(row.country);
  const [request] = birRequests;
  if (row.workflow.payment !== 'supplier' || region === null || !request) return { ...onboarding, payment: null };
  const [proof] = statusUpdates;
  const { terms } = termsAt(ctx, region, proof?.createdAt ?? ctx.now());
  const { charge } = request;
  const asked = charge && charge.amount > 0 && charge.region === region ? charge : null;
  const isPaid = payments.length > 0 || charge?.state === 'accepted';
  return {
    ...onboarding,
    payment: {
      price: asked?.amount ?? priceOf(row.workflow, terms),
      currency: asked?.currency ?? terms.currency,
      region,
      reference: paymentReference(request.id),
      state: isPaid ? 'paid' : charge?.state === 'rejected' ? 'rejected' : proof ? 'proof' : 'due',
    },
  };
}
