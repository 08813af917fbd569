import type { SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import { quotaProductOf } from '@homologa/domain/companies/features';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import type { Locale } from '@homologa/domain/language/locales';
import {
  EMAIL_CODE_MINUTES,
  PUBLIC_LINK_MAILS_PER_EMAIL,
  PUBLIC_LINK_MAILS_WINDOW_SECONDS,
  PUBLIC_LINK_WINDOW_SECONDS,
} from '@homologa/domain/onboarding/limits';
import { acceptedRegistration, checkPublicRegistration } from '@homologa/domain/onboarding/public-link-rules';
import { type Invite, normalizeInvite } from '@homologa/domain/suppliers/invite';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { lockRow } from '../../kernel/database/lock-rows';
import { hashSecret, newId, newSecret } from '../../kernel/ids';
import { queueInvitations } from '../../supplier-record/invitations.steps';
import { insertRegisteredSupplier } from '../../supplier-record/supplier-rows.steps';
import { sendInvitationJob } from '../../suppliers/supplier.jobs';
import { lockSuppliers } from '../../suppliers/supplier.steps';
import { traitsOf } from '../../workflows/workflow.queries';
import { sendEmailConfirmationJob } from '../onboarding.jobs';
import { checkOnboardingOpen } from '../onboarding-record.steps';

const PER_EMAIL = {
  name: 'public-link-email',
  points: PUBLIC_LINK_MAILS_PER_EMAIL,
  seconds: PUBLIC_LINK_MAILS_WINDOW_SECONDS,
};

interface PublicSupplierInput {
  workflowId: string;
  invite: Partial<Invite>;
  locale: Locale | null;
  ip: string;
  attemptId?: string | null;
}

interface Place {
  workflowId: string;
  companyId: string;
}

/**
 * Registers a supplier through the public link and mails a code; an already invited e-mail gets its own link instead.
 * Returns an attempt id in both cases, so that responses do not reveal invited e-mails. Throws a violation for each
 * missing field, `name_holds_address`, `public_link_disabled`, `product_not_enabled`, `workflow_closed`,
 * `rate_limited`.
 */
export async function createPublicSupplier(ctx: Context, input: PublicSupplierInput): Promise<string> {
  const place = await findPublicWorkflow(ctx, input.workflowId);
  const typed = normalizeInvite(input.invite);
  assertRules(checkPublicRegistration(typed));
  const email = typed.emails[0] as string;
  await ctx.limits.consume(
    { name: 'public-link', points: ctx.config.publicLinkRateLimit, seconds: PUBLIC_LINK_WINDOW_SECONDS },
    hashSecret(input.ip),
  );
  const attemptId = newId();
  // If the e-mail address has reached its rate limit, nothing is created or sent, but the response is the same.
  if (!(await ctx.limits.take(PER_EMAIL, hashSecret(email)))) return input.attemptId ?? attemptId;
  await ctx.db.tenant(place.companyId, async (tx) => {
    await lockOpenWorkflow(tx, place);
    // Serializes concurrent registrations of one e-mail, so that only one supplier is created.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${place.workflowId}:${email}`}, 0))`;
    const known = await tx.supplier.findFirst({
      where: { companyId: place.companyId, workflowId: place.workflowId, emails: { has: email } },
      select: { id: true, status: true, unconfirmedEmail: true },
      orderBy: { createdAt: 'asc' },
    });
    const supplierId =
      known?.id ??
      (await create(ctx, tx, { ...place, locale: input.locale }, { ...acceptedRegistration(typed), emails: [email] }));
    await writeAttempt(ctx, tx, { id: attemptId, companyId: place.companyId, supplierId, email });
    if (known && known.unconfirmedEmail === null) {
      await mailAgain(ctx, tx, place, known);
      return;
    }
    await ctx.jobs.enqueue(tx, sendEmailConfirmationJob, { supplierId }, { companyId: place.companyId });
    if (known) await auditAgain(ctx, tx, place.companyId, supplierId);
  });
  return attemptId;
}

async function findPublicWorkflow(ctx: Context, workflowId: string): Promise<Place> {
  const workflow = await ctx.db.read.workflow.findUnique({
    where: { id: workflowId },
    select: {
      companyId: true,
      status: true,
      type: true,
      product: true,
      reportType: true,
      company: {
        select: { publicOnboardingLink: true, deactivatedAt: true, products: { where: { enabled: true } } },
      },
    },
  });
  if (!workflow) throw new DomainError('not_found');
  checkOnboardingOpen(workflow);
  const { publicOnboardingLink, products } = workflow.company;
  if (!publicOnboardingLink) throw new DomainError('public_link_disabled');
  const product = quotaProductOf(traitsOf(workflow));
  if (!products.some(({ type }) => type === product)) throw new DomainError('product_not_enabled');
  return { workflowId, companyId: workflow.companyId };
}

/**
 * Locks the workflow and requires that it is open: a concurrent close is either visible here or waits for this
 * transaction.
 */
async function lockOpenWorkflow(tx: Tx, { workflowId: id, companyId }: Place): Promise<void> {
  await lockRow(tx, 'Workflow', companyId, id, 'share');
  checkOnboardingOpen(
    await tx.workflow.findFirstOrThrow({
      where: { id, companyId },
      select: { status: true, type: true, company: { select: { deactivatedAt: true } } },
    }),
  );
}

async function writeAttempt(
  ctx: Context,
  tx: Tx,
  attempt: { id: string; companyId: string; supplierId: string; email: string },
): Promise<void> {
  const { companyId, supplierId } = attempt;
  await lockSuppliers(tx, companyId, [supplierId]);
  const mailed = await tx.emailConfirmation.findFirst({
    where: { companyId, supplierId, confirmedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { codeHash: true, expiresAt: true },
  });
  const createdAt = ctx.now();
  await tx.emailConfirmation.create({
    data: {
      ...attempt,
      // A random hash that no code matches. The mail job replaces it.
      ...(mailed ?? {
        codeHash: newSecret().hash,
        expiresAt: new Date(createdAt.getTime() + EMAIL_CODE_MINUTES * 60_000),
      }),
      failures: 0,
      createdAt,
    },
    select: { id: true },
  });
}

async function mailAgain(
  ctx: Context,
  tx: Tx,
  { companyId }: Place,
  known: { id: string; status: SupplierStatus },
): Promise<void> {
  if (known.status === 'completed' || known.status === 'archived') return;
  const supplierId = known.id;
  await queueInvitations(tx, { companyId, ids: [supplierId] });
  await ctx.jobs.enqueue(tx, sendInvitationJob, { supplierId }, { companyId });
  await auditAgain(ctx, tx, companyId, supplierId);
}

const auditAgain = (ctx: Context, tx: Tx, companyId: string, objectId: string): Promise<void> =>
  audit(ctx, tx, { companyId, action: 'onboarding.register_again', objectType: 'supplier', objectId });

async function create(
  ctx: Context,
  tx: Tx,
  { locale, ...place }: Place & { locale: Locale | null },
  invite: Invite,
): Promise<string> {
  const supplierId = await insertRegisteredSupplier(ctx, tx, { ...place, locale, invite });
  const { companyId } = place;
  await audit(ctx, tx, { companyId, action: 'onboarding.register', objectType: 'supplier', objectId: supplierId });
  return supplierId;
}
