import { SEEN_EVERY_SECONDS } from '@homologa/domain/accounts/limits';
import type { AccountRole, Membership, UserActor } from '@homologa/domain/identity/actor';
import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { Context } from '../../kernel/context';
import { prepare } from '../../kernel/database/statement';
import { hashSecret, isId } from '../../kernel/ids';
import { ACCOUNT_AS_JSON, type Account, keepAccount } from '../profile/account.queries';

const MINUTE_MS = 60_000;

interface SessionRow {
  sessionId: string;
  userId: string;
  email: string;
  accountRole: AccountRole;
  staffRoles: StaffRole[];
  loggedInAsBy: string | null;
  isReadOnly: boolean;
  onlySupplierId: string | null;
  provenAt: Date | null;
  hasSecondFactor: boolean;
  isUnseen: boolean;
  memberships: (Membership & { isArriving: boolean; asksSecondFactor: boolean })[];
}

/**
 * The last condition rejects what a server of the version before opens by the password alone, for an account that has
 * enrolled a second factor on a newer one.
 */
const sessionWith = (more: string) => `
    SELECT s."id" AS "sessionId", s."userId", s."loggedInAsBy", s."readOnly" AS "isReadOnly",
      s."supplierId" AS "onlySupplierId", s."provenAt", u."email", u."accountRole", u."staffRoles",
      u."secondFactorAt" IS NOT NULL AS "hasSecondFactor", s."lastSeenAt" IS NULL OR s."lastSeenAt" < $5 AS "isUnseen",
      COALESCE((
        SELECT json_agg(json_build_object(
          'companyId', m."companyId",
          'role', m."role",
          'asksSecondFactor', c."requiresSecondFactor",
          'isArriving', m."lastLoginAt" IS NULL OR m."lastLoginAt" < s."createdAt"
        ) ORDER BY m."createdAt")
        FROM "Membership" m JOIN "Company" c ON c."id" = m."companyId" AND c."deactivatedAt" IS NULL
        WHERE m."userId" = s."userId" AND m."active"
      ), '[]') AS "memberships"${more}
    FROM "Session" s JOIN "User" u ON u."id" = s."userId"
    WHERE s."tokenHash" = $1 AND s."revokedAt" IS NULL AND s."expiresAt" > $2 AND u."active"
      AND (s."lastSeenAt" IS NULL OR s."lastSeenAt" > CASE WHEN u."accountRole" = 'admin' THEN $3::timestamptz ELSE $4 END)
      AND (u."secondFactorAt" IS NULL OR s."createdAt" <= u."secondFactorAt" OR s."provenAt" IS NOT NULL
        OR s."supplierId" IS NOT NULL OR s."loggedInAsBy" IS NOT NULL)`;

const SESSION = prepare<SessionRow>(sessionWith(''), 'look-up');
const SESSION_AND_ACCOUNT = prepare<SessionRow & { account: Account }>(
  sessionWith(`, ${ACCOUNT_AS_JSON} AS "account"`),
  'look-up',
);

type Asking = Pick<Context, 'db' | 'now' | 'config'>;

/** Moment since which any session has been used: no idle end. */
const ALWAYS = new Date(0);

/** Values of the statements: hash, now, last uses of staff and of others that are recent enough, and of any that is. */
function valuesOf({ now, config }: Asking, token: string): unknown[] {
  const at = now();
  const ago = (ms: number) => new Date(at.getTime() - ms);
  const usedSince = (minutes: number) => (minutes === 0 ? ALWAYS : ago(minutes * MINUTE_MS));
  return [
    hashSecret(token),
    at,
    usedSince(config.staffIdleMinutes),
    usedSince(config.clientIdleMinutes),
    ago(SEEN_EVERY_SECONDS * 1000),
  ];
}

/**
 * Resolves a bearer token to its actor. Returns null if the session is unknown, expired, idle for too long, revoked or of an
 * inactive account. `companyId` selects one of the user's companies, null selects the first company. Returns null if the user
 * does not belong to the selected company. Uses a single statement, because it runs on every request.
 */
export async function resolveSession(ctx: Asking, token: string, companyId: string | null): Promise<UserActor | null> {
  const [session] = await ctx.db.hot(null).rows(SESSION(...valuesOf(ctx, token)));
  return session ? actorOf(session, companyId) : null;
}

export async function resolveSessionAndAccount(
  ctx: Asking,
  token: string,
  companyId: string | null,
): Promise<UserActor | null> {
  const [row] = await ctx.db.hot(null).rows(SESSION_AND_ACCOUNT(...valuesOf(ctx, token)));
  if (!row) return null;
  const { account, ...session } = row;
  const actor = actorOf(session, companyId);
  if (actor) keepAccount(actor, account);
  return actor;
}

function actorOf({ memberships: joined, ...person }: SessionRow, companyId: string | null): UserActor | null {
  // The session of a mailed link is limited to one supplier's onboarding, so its actor has no company, even if the
  // account is a member of a company.
  const memberships = person.onlySupplierId ? [] : joined;
  const chosen = isId(companyId)
    ? memberships.find((membership) => membership.companyId === companyId)
    : memberships[0];
  if (isId(companyId) && !chosen) return null;
  return {
    kind: 'user',
    ...person,
    membership: chosen ? membershipOf(chosen) : null,
    memberships: memberships.map(membershipOf),
    isArriving: chosen?.isArriving ?? false,
    asksSecondFactor: chosen?.asksSecondFactor ?? false,
  };
}

const membershipOf = ({ companyId, role }: Membership): Membership => ({ companyId, role });
