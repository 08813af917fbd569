import type { SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import { findCountry } from '@homologa/domain/countries/find-country';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import type { Locale } from '@homologa/domain/language/locales';
import { PUBLIC_LINK_POSTS_PER_EMAIL, PUBLIC_LINK_WINDOW_SECONDS } from '@homologa/domain/onboarding/limits';
import { checkPublicRegistration } from '@homologa/domain/onboarding/public-link-rules';
import { type Invite, normalizeInvite } from '@homologa/domain/suppliers/invite';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { hashSecret, newId, newSecret } from '../kernel/ids';
import { sendEmailConfirmation, sendInvitation } from '../mail/mail.jobs';
import { checkOnboardingOpen } from './onboarding-record.steps';

const DAY_MS = 86_400_000;

interface PublicSupplierInput {
  workflowId: string;
  invite: Partial<Invite>;
  /** The language that the caller reads; null where it is not known. */
  locale: Locale | null;
  /** The caller's network address. */
  ip: string;
}

/** `token` is the new link's secret; null for an e-mail that was invited before: its link goes out by mail alone. */
interface PublicSupplier {
  supplierId: string;
  token: string | null;
}

interface Place {
  workflowId: string;
  companyId: string;
}

/**
 * POST /onboarding/workflows/{id}/suppliers, by anybody who has the public link (reference 7.7): makes a
 * self-registered supplier, which counts against the quota when its e-mail is confirmed, and mails the code. Throws
 * every missing field, `public_link_disabled`, `workflow_closed`, `rate_limited`.
 */
export async function createPublicSupplier(ctx: Context, input: PublicSupplierInput): Promise<PublicSupplier> {
  const place = await findPublicWorkflow(ctx, input.workflowId);
  const typed = normalizeInvite(input.invite);
  assertRules(checkPublicRegistration(typed));
  const email = typed.emails[0] as string;
  await ctx.limits.consume(
    { name: 'public-link', points: ctx.config.publicLinkRateLimit, seconds: PUBLIC_LINK_WINDOW_SECONDS },
    hashSecret(input.ip),
  );
  const mayBeMailed = await takesMail(ctx, place, email);
  const secret = newSecret();
  return ctx.db.tenant(place.companyId, async (tx) => {
    await holdOpen(tx, place);
    // Two posts of one address at the same moment are one supplier.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${place.workflowId}:${email}`}, 0))`;
    const known = await tx.supplier.findFirst({
      where: { companyId: place.companyId, workflowId: place.workflowId, emails: { has: email } },
      select: { id: true, status: true, unconfirmedEmail: true },
      orderBy: { createdAt: 'asc' },
    });
    if (known) {
      if (mayBeMailed) await mailAgain(ctx, tx, place, known);
      return { supplierId: known.id, token: null };
    }
    const supplierId = await create(
      ctx,
      tx,
      { ...place, locale: input.locale },
      { ...typed, emails: [email] },
      secret.hash,
    );
    return { supplierId, token: secret.token };
  });
}

async function findPublicWorkflow(ctx: Context, workflowId: string): Promise<Place> {
  const workflow = await ctx.db.read.workflow.findUnique({
    where: { id: workflowId },
    select: { companyId: true, status: true, type: true, company: { select: { publicOnboardingLink: true } } },
  });
  if (!workflow) throw new DomainError('not_found');
  checkOnboardingOpen(workflow);
  if (!workflow.company.publicOnboardingLink) throw new DomainError('public_link_disabled');
  return { workflowId, companyId: workflow.companyId };
}

/** Looks once more, and holds the workflow as adding a supplier does: a closing comes before or after. */
async function holdOpen(tx: Tx, { workflowId: id, companyId }: Place): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "Workflow" WHERE "id" = ${id}::uuid AND "companyId" = ${companyId}::uuid FOR SHARE`;
  checkOnboardingOpen(
    await tx.workflow.findFirstOrThrow({ where: { id, companyId }, select: { status: true, type: true } }),
  );
}

/**
 * Whether an address has not had its share of mails yet. Beyond it the answer is the same and nothing is sent:
 * nobody is flooded, and nobody learns who was invited.
 */
async function takesMail(ctx: Context, { workflowId }: Place, email: string): Promise<boolean> {
  const limit = {
    name: 'public-link-email',
    points: PUBLIC_LINK_POSTS_PER_EMAIL,
    seconds: PUBLIC_LINK_WINDOW_SECONDS,
  };
  try {
    await ctx.limits.consume(limit, hashSecret(`${workflowId}:${email}`));
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_limited') return false;
    throw error;
  }
}

/** The supplier's own link by mail, while it leads anywhere; with a new code where the e-mail was never confirmed. */
async function mailAgain(
  ctx: Context,
  tx: Tx,
  { companyId }: Place,
  known: { id: string; status: SupplierStatus; unconfirmedEmail: string | null },
): Promise<void> {
  if (known.status === 'completed' || known.status === 'archived') return;
  const supplierId = known.id;
  await tx.supplier.update({
    where: { id: supplierId, companyId },
    data: { invitationState: 'queued' },
    select: { id: true },
  });
  await ctx.jobs.enqueue(tx, sendInvitation, { supplierId }, { companyId });
  if (known.unconfirmedEmail) await ctx.jobs.enqueue(tx, sendEmailConfirmation, { supplierId }, { companyId });
  await audit(ctx, tx, {
    companyId,
    action: 'onboarding.register_again',
    objectType: 'supplier',
    objectId: supplierId,
  });
}

async function create(
  ctx: Context,
  tx: Tx,
  { locale, ...place }: Place & { locale: Locale | null },
  invite: Invite,
  tokenHash: string,
): Promise<string> {
  const supplierId = newId();
  const createdAt = ctx.now();
  await tx.supplier.create({
    data: {
      id: supplierId,
      ...place,
      companyName: invite.companyName,
      fullName: invite.fullName,
      emails: invite.emails,
      // A country that is none is dropped (reference 7.7).
      country: findCountry(invite.country)?.id ?? '',
      phone: invite.phone,
      locale,
      selfRegistered: true,
      unconfirmedEmail: invite.emails[0],
      createdAt,
      modifiedAt: createdAt,
    },
    select: { id: true },
  });
  await tx.onboardingLink.create({
    data: {
      id: newId(),
      ...place,
      supplierId,
      tokenHash,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + ctx.config.onboardingLinkDays * DAY_MS),
    },
    select: { id: true },
  });
  const { companyId } = place;
  await ctx.jobs.enqueue(tx, sendEmailConfirmation, { supplierId }, { companyId });
  await audit(ctx, tx, { companyId, action: 'onboarding.register', objectType: 'supplier', objectId: supplierId });
  return supplierId;
}
