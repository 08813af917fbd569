import { canAskForOwnData } from '@homologa/domain/privacy/privacy.policy';
import type { Prisma } from '@homologa/prisma/client';
import { authorize, requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';

const ONBOARDING = {
  id: true,
  workflowId: true,
  companyName: true,
  country: true,
  status: true,
  onboardingStep: true,
  accountConnectedAt: true,
  finishedAt: true,
  birRequests: { select: { id: true }, orderBy: { createdAt: 'desc' }, take: 1 },
  payments: { select: { status: true }, where: { status: 'paid' }, take: 1 },
  statusUpdates: { select: { name: true }, where: { name: 'payment_proof' }, take: 1 },
  workflow: {
    select: {
      title: true,
      status: true,
      reportType: true,
      payment: true,
      pricePerSupplier: true,
      dueDate: true,
      company: { select: { name: true } },
    },
  },
} as const satisfies Prisma.SupplierSelect;

export type HomeOnboardingRow = Prisma.SupplierGetPayload<{ select: typeof ONBOARDING }>;

export interface AccountHome {
  account: { id: string; name: string; email: string; phone: string | null };
  onboardings: HomeOnboardingRow[];
}

/** More than any account serves; the newest count. */
const MAX_ONBOARDINGS = 200;

/** A supplier's account with the onboardings that it serves, the newest first. Throws `unauthenticated`, `forbidden`. */
export async function getAccountHome(ctx: Context): Promise<AccountHome> {
  const { userId } = requireUser(ctx.actor);
  authorize(canAskForOwnData(ctx.actor));
  const [account, onboardings] = await Promise.all([
    ctx.db.read.user.findUniqueOrThrow({
      where: { id: userId },
      select: { id: true, name: true, email: true, phone: true },
    }),
    ctx.db.read.supplier.findMany({
      where: { accountId: userId },
      select: ONBOARDING,
      orderBy: [{ accountConnectedAt: 'desc' }, { id: 'desc' }],
      take: MAX_ONBOARDINGS,
    }),
  ]);
  return { account, onboardings };
}
