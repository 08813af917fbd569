import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { asOwner } from '../owner';

export const CALLERS = ['nobody', 'user', 'admin', 'staff', 'supplier', 'link'] as const;
export type Caller = (typeof CALLERS)[number];

export interface Callers {
  headers: Record<Caller, [string, string][]>;
  /** Suppliers whose onboarding the caller's link or session can open: `/onboarding/workflows/{id}/suppliers/{sid}`. */
  opened: { workflow: string; supplier: string }[];
  renew(): Promise<void>;
}

const PEOPLE = { user: 'user@demo.homologa.test', admin: 'admin@demo.homologa.test', staff: 'staff@homologa.test' };

interface Invited {
  id: string;
  companyId: string;
  workflowId: string;
  accountId: string | null;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates every kind of caller and inserts its session or link directly into the database. Requires the demo. */
export async function openCallers(databaseUrl: string): Promise<Callers> {
  const connected = await findInvited(databaseUrl, `s."accountId" IS NOT NULL`);
  const pending = await findInvited(databaseUrl, `s."accountId" IS NULL AND s."status" = 'pending'`);
  const people = await Promise.all(
    Object.entries(PEOPLE).map(async ([caller, email]) => {
      const [person] = await asOwner<{ id: string }>(databaseUrl, 'SELECT "id" FROM "User" WHERE "email" = $1', [
        email,
      ]);
      return sessionFor(caller as Caller, person?.id ?? '');
    }),
  );
  const sessions = [...people, sessionFor('supplier', connected.accountId ?? '')];
  const token = randomBytes(32).toString('base64url');
  const link = [randomUUID(), pending.companyId, pending.workflowId, pending.id, hashOf(token)];
  const headers: Callers['headers'] = {
    nobody: [],
    link: [['X-Onboarding-Token', token]],
    user: [],
    admin: [],
    staff: [],
    supplier: [],
  };
  for (const session of sessions) headers[session.caller] = [['Authorization', `Bearer ${session.token}`]];
  const renew = async () => {
    for (const { id, userId, token: secret } of sessions) await writeSession(databaseUrl, id, userId, secret);
    await asOwner(databaseUrl, WRITE_LINK, link);
  };
  await renew();
  const opened = [connected, pending].map(({ workflowId, id }) => ({ workflow: workflowId, supplier: id }));
  return { headers, opened, renew };
}

const sessionFor = (caller: Caller, userId: string) => ({
  caller,
  id: randomUUID(),
  userId,
  token: randomBytes(32).toString('base64url'),
});

async function findInvited(databaseUrl: string, condition: string): Promise<Invited> {
  const [found] = await asOwner<Invited>(
    databaseUrl,
    `SELECT s."id", s."companyId", s."workflowId", s."accountId" FROM "Supplier" s
     JOIN "Workflow" w ON w."id" = s."workflowId" AND w."status" = 'active' AND w."type" = 'onboarding'
     WHERE ${condition} ORDER BY s."createdAt" DESC LIMIT 1`,
  );
  if (!found) throw new Error('the product has no demo to attack');
  return found;
}

async function writeSession(databaseUrl: string, id: string, userId: string, token: string): Promise<void> {
  await asOwner(databaseUrl, 'UPDATE "User" SET "active" = true WHERE "id" = $1', [userId]);
  await asOwner(databaseUrl, 'UPDATE "Membership" SET "active" = true WHERE "userId" = $1', [userId]);
  await asOwner(
    databaseUrl,
    `INSERT INTO "Session" ("id", "userId", "tokenHash", "createdAt", "expiresAt")
     SELECT $1, u."id", $3, now(), now() + interval '1 day' FROM "User" u WHERE u."id" = $2
     ON CONFLICT ("id") DO UPDATE SET "revokedAt" = NULL, "expiresAt" = excluded."expiresAt"`,
    [id, userId, hashOf(token)],
  );
}

const WRITE_LINK = `
  INSERT INTO "OnboardingLink" ("id", "companyId", "workflowId", "supplierId", "tokenHash", "createdAt", "expiresAt")
  SELECT $1, $2, $3, s."id", $5, now(), now() + interval '1 day' FROM "Supplier" s WHERE s."id" = $4
  ON CONFLICT ("id") DO UPDATE SET "revokedAt" = NULL, "expiresAt" = excluded."expiresAt"`;
