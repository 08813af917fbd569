import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';

const ADMIN = 'admin@demo.homologa.test';

/** Opens a session of the demo's admin, as a login would; the next bench has another. */
export async function openSession(owner: Client): Promise<{ token: string; companyId: string; userId: string }> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await owner.query<{ userId: string; companyId: string }>(
    `SELECT m."userId", m."companyId" FROM "Membership" m JOIN "User" u ON u."id" = m."userId" WHERE u."email" = $1`,
    [ADMIN],
  );
  const [admin] = rows;
  if (!admin) throw new Error(`the product has no demo: ${ADMIN} is not there`);
  await owner.query(
    `INSERT INTO "Session" ("id", "userId", "tokenHash", "createdAt", "expiresAt")
     VALUES ($1, $2, $3, now(), now() + interval '1 hour')`,
    [randomUUID(), admin.userId, createHash('sha256').update(token).digest('hex')],
  );
  return { token, ...admin };
}
