import { createHash } from 'node:crypto';
import { PRODUCT_TYPES } from '@homologa/domain/catalog/report-types';
import type { Client } from 'pg';
import { addFullWorkflow } from '../fill-workflow';
import { IDS } from '../large-list/seed-large';
import { openSession, openSessionOf } from '../session';

export interface GrownCompany {
  size: number;
  companyId: string;
  workflowId: string;
  token: string;
}

/** Derives a fixed id from a name, so that later runs find the same rows. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `7${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/**
 * Returns the demo company if an earlier suite has already added a workflow of exactly this size, because seeding a
 * million suppliers takes minutes; otherwise null.
 */
async function demoOf(owner: Client, size: number): Promise<GrownCompany | null> {
  const { rows } = await owner.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM "Supplier" WHERE "workflowId" = $1',
    [IDS.large],
  );
  return rows[0]?.n === size ? { size, workflowId: IDS.large, ...(await openSession(owner)) } : null;
}

export async function companyOf(owner: Client, size: number): Promise<GrownCompany> {
  const demo = await demoOf(owner, size);
  if (demo) return demo;
  const [companyId, workflowId, userId] = ['company', 'workflow', 'user'].map((kind) => idOf(`growth ${kind} ${size}`));
  if (!companyId || !workflowId || !userId) throw new Error('no ids');
  const { rows } = await owner.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM "Supplier" WHERE "workflowId" = $1',
    [workflowId],
  );
  if (rows[0]?.n !== size) {
    await owner.query('DELETE FROM "Workflow" WHERE "id" = $1', [workflowId]);
    await owner.query(
      `INSERT INTO "Company" ("id", "legalName", "name") VALUES ($1, $2, $2) ON CONFLICT ("id") DO NOTHING`,
      [companyId, `Compradora de ${size}`],
    );
    await owner.query(
      `INSERT INTO "CompanyProduct" ("id", "companyId", "type", "total")
       SELECT gen_random_uuid(), $1, product, 100000000 FROM unnest($2::text[]) product
       ON CONFLICT ("companyId", "type") DO NOTHING`,
      [companyId, [...PRODUCT_TYPES]],
    );
    await owner.query(
      `INSERT INTO "User" ("id", "email", "name", "passwordHash") VALUES ($1, $2, 'Bench', '') ON CONFLICT DO NOTHING`,
      [userId, `growth-${size}@example.test`],
    );
    await owner.query(
      `INSERT INTO "Membership" ("id", "userId", "companyId", "role") VALUES ($1, $1, $2, 'company_admin')
       ON CONFLICT DO NOTHING`,
      [userId, companyId],
    );
    await addFullWorkflow(
      owner,
      { companyId, workflowId, userId },
      { title: `Homologación de ${size}`, from: 1, count: size },
    );
    await owner.query('VACUUM ANALYZE');
  }
  return { size, companyId, workflowId, token: await openSessionOf(owner, userId) };
}

export async function removeAdded(owner: Client, { workflowId }: GrownCompany, tag: string): Promise<void> {
  await owner.query('DELETE FROM "Supplier" WHERE "workflowId" = $1 AND "companyName" LIKE $2', [
    workflowId,
    `${tag} %`,
  ]);
}
