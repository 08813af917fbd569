import { DomainError } from '@homologa/domain/errors/domain-error';
import { requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';

const COMPANY = {
  id: true,
  legalName: true,
  udmLegalName: true,
  name: true,
  logoFileId: true,
  country: true,
  workflowType: true,
  workflowProduct: true,
  workflowPayment: true,
  pricePerSupplier: true,
  publicOnboardingLink: true,
  createdAt: true,
  // In the order they came, as everywhere: the first enabled product is a new workflow's report type.
  products: { select: { type: true, enabled: true, visible: true, used: true, total: true }, orderBy: { id: 'asc' } },
  labels: { select: { id: true, name: true, color: true }, orderBy: { id: 'asc' } },
} as const;

/** A person with their companies, as the user's answer needs them. Throws `not_found`. */
export async function getAccount(ctx: Context, userId: string) {
  const user = await ctx.db.read.user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      email: true,
      name: true,
      title: true,
      phone: true,
      imageFileId: true,
      accountRole: true,
      preferences: true,
      memberships: {
        where: { active: true },
        orderBy: { createdAt: 'asc' },
        select: { companyId: true, role: true, company: { select: COMPANY } },
      },
    },
  });
  if (!user) throw new DomainError('not_found');
  return user;
}
export type Account = Awaited<ReturnType<typeof getAccount>>;

/** Who of the provider is behind this session, and until when; null in a session of one's own. */
export async function findLogAs(ctx: Context, sessionId: string) {
  const session = await ctx.db.read.session.findUnique({
    where: { id: sessionId },
    select: { reason: true, expiresAt: true, staff: { select: { email: true } } },
  });
  return session?.staff
    ? { email: session.staff.email, reason: session.reason ?? '', expiresAt: session.expiresAt }
    : null;
}
export type LogAs = Awaited<ReturnType<typeof findLogAs>>;

/** The picture of an account: one's own, or one of a colleague who has joined a shared company. Throws `not_found`. */
export async function getAccountImage(ctx: Context, userId: string) {
  const actor = requireUser(ctx.actor);
  const companyIds = actor.memberships.map(({ companyId }) => companyId);
  const user = await ctx.db.read.user.findFirst({
    where: {
      id: userId,
      ...(userId === actor.userId
        ? {}
        : { memberships: { some: { companyId: { in: companyIds }, joinedAt: { not: null } } } }),
    },
    select: { imageFileId: true },
  });
  const file = user?.imageFileId ? await ctx.db.read.storedFile.findUnique({ where: { id: user.imageFileId } }) : null;
  if (!file) throw new DomainError('not_found');
  return file;
}
