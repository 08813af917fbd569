import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';

const ADMIN = 'admin@demo.homologa.test';
const STAFF = 'staff@homologa.test';

export async function openSession(owner: Client): Promise<{ token: string; companyId: string; userId: string }> {
  const { rows } = await owner.query<{ userId: string; companyId: string }>(
    `SELECT m."userId", m."companyId" FROM "Membership" m JOIN "User" u ON u."id" = m."userId" WHERE u."email" = $1`,
    [ADMIN],
  );
  const [admin] = rows;
  if (!admin) throw new Error(`the product has no demo: ${ADMIN} is not there`);
  return { token: await openSessionOf(owner, admin.userId), ...admin };
}

export async function openStaffSession(owner: Client): Promise<string> {
  const { rows } = await owner.query<{ id: string }>('SELECT "id" FROM "User" WHERE "email" = $1', [STAFF]);
  const [staff] = rows;
  if (!staff) throw new Error(`the product has no demo: ${STAFF} is not there`);
  return openSessionOf(owner, staff.id);
}

export async function openSessionOf(owner: Client, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await owner.query(
    `INSERT INTO "Session" ("id", "userId", "tokenHash", "createdAt", "expiresAt")
     VALUES ($1, $2, $3, now(), now() + interval '1 hour')`,
    [randomUUID(), userId, createHash('sha256').update(token).digest('hex')],
  );
  return token;
}
