import type { CompanyFeatures } from '@homologa/domain/companies/features';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { AccountRole, Actor, CompanyRole } from '@homologa/domain/identity/actor';
import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import { requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { prepare } from '../../kernel/database/statement';

export interface Account {
  id: string;
  email: string;
  name: string;
  title: string | null;
  phone: string | null;
  imageFileId: string | null;
  accountRole: AccountRole;
  staffRoles: StaffRole[];
  preferences: unknown;
  /** Active memberships, oldest first. */
  memberships: {
    companyId: string;
    role: CompanyRole;
    company: {
      id: string;
      legalName: string;
      udmLegalName: string | null;
      name: string;
      logoFileId: string | null;
      country: string | null;
      workflowType: CompanyFeatures['workflowType'];
      workflowProduct: CompanyFeatures['workflowProduct'];
      workflowPayment: CompanyFeatures['workflowPayment'];
      /** Price in minor units of the currency. */
      pricePerSupplier: number | null;
      publicOnboardingLink: boolean;
      products: { type: string; enabled: boolean; visible: boolean; used: number; total: number }[];
      labels: { id: string; name: string; color: string }[];
    };
  }[];
}

const COLUMNS = `
    u."id", u."email", u."name", u."title", u."phone", u."imageFileId", u."accountRole", u."staffRoles",
    u."preferences",
    COALESCE((
      SELECT json_agg(json_build_object(
        'companyId', m."companyId",
        'role', m."role",
        'company', json_build_object(
          'id', c."id",
          'legalName', c."legalName",
          'udmLegalName', c."udmLegalName",
          'name', c."name",
          'logoFileId', c."logoFileId",
          'country', c."country",
          'workflowType', c."workflowType",
          'workflowProduct', c."workflowProduct",
          'workflowPayment', c."workflowPayment",
          'pricePerSupplier', c."pricePerSupplier",
          'publicOnboardingLink', c."publicOnboardingLink",
          -- In the order they came, as everywhere: the first enabled product is a new workflow's report type.
          'products', COALESCE((
            SELECT json_agg(json_build_object(
              'type', p."type", 'enabled', p."enabled", 'visible', p."visible", 'used', p."used", 'total', p."total"
            ) ORDER BY p."id")
            FROM "CompanyProduct" p WHERE p."companyId" = c."id"
          ), '[]'),
          'labels', COALESCE((
            SELECT json_agg(json_build_object('id', l."id", 'name', l."name", 'color', l."color") ORDER BY l."id")
            FROM "Label" l WHERE l."companyId" = c."id"
          ), '[]')
        )
      ) ORDER BY m."createdAt")
      FROM "Membership" m JOIN "Company" c ON c."id" = m."companyId"
      WHERE m."userId" = u."id" AND m."active" AND c."deactivatedAt" IS NULL
    ), '[]') AS "memberships"`;

const ACCOUNT = prepare<Account>(`SELECT ${COLUMNS} FROM "User" u WHERE u."id" = $1`, 'look-up');

export const ACCOUNT_AS_JSON = `(SELECT row_to_json(account) FROM (SELECT ${COLUMNS}) account)`;

const cameWithSession = new WeakMap<Actor, Account>();

export function keepAccount(actor: Actor, account: Account): void {
  cameWithSession.set(actor, account);
}

/**
 * Returns the account loaded together with the session, or else loads the account and its companies in one statement.
 * Throws `not_found`.
 */
export async function getAccount(ctx: Context, userId: string): Promise<Account> {
  const own = cameWithSession.get(ctx.actor);
  if (own?.id === userId) return own;
  const [account] = await ctx.db.hot(null).rows(ACCOUNT(userId));
  if (!account) throw new DomainError('not_found');
  return account;
}
export async function findLogAs(ctx: Context, sessionId: string) {
  const session = await ctx.db.read.session.findUnique({
    where: { id: sessionId },
    select: { reason: true, expiresAt: true, readOnly: true, staff: { select: { email: true } } },
  });
  if (!session?.staff) return null;
  const { staff, reason, expiresAt, readOnly } = session;
  return { email: staff.email, reason: reason ?? '', expiresAt, isReadOnly: readOnly };
}
export type LogAs = Awaited<ReturnType<typeof findLogAs>>;

/** Returns the user's own picture or the picture of a colleague who has joined a shared company. Throws `not_found`. */
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
