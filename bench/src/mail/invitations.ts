import { setTimeout as sleep } from 'node:timers/promises';
import type { Composition } from '@homologa/core/compose';
import { sendInvitationJob } from '@homologa/core/suppliers/supplier.jobs';
import type { Client } from 'pg';

const COMPANY = '0190f000-0000-7000-8000-000000000001';
const WORKFLOW = '0190f000-0000-7000-8000-000000000011';
const POLL_MS = 20;

/** Number of earlier invitations to insert: PostgreSQL's planner depends on the size of the tables. */
const SENT = 10_000;

const HISTORY = [
  `INSERT INTO "Supplier" ("id", "companyId", "workflowId", "companyName", "fullName", "emails", "country",
    "invitationState", "lastUpdate", "createdAt", "modifiedAt")
  SELECT gen_random_uuid(), $1, $2, 'Granos ' || n, 'Ana Ruiz', ARRAY['granos' || n || '@proveedor.example'], 'chile',
    'sent', 'email_received', now(), now() FROM generate_series(1, $3::integer) n`,
  `INSERT INTO "StatusUpdate" ("id", "companyId", "supplierId", "name", "createdAt")
  SELECT gen_random_uuid(), "companyId", "id", 'email_received', now() FROM "Supplier"`,
  `INSERT INTO "OnboardingLink" ("id", "companyId", "workflowId", "supplierId", "tokenHash", "createdAt", "expiresAt")
  SELECT gen_random_uuid(), "companyId", "workflowId", "id", "id"::text, now(), now() FROM "Supplier"`,
  `INSERT INTO "Job" ("id", "companyId", "name", "queue", "payload", "status", "runAt", "dispatchedAt", "createdAt")
  SELECT gen_random_uuid(), "companyId", 'mail.send-invitation', 'mail', json_build_object('supplierId', "id"),
    'completed', now(), now(), now() FROM "Supplier"`,
];

export async function seedWorkflow(owner: Client): Promise<void> {
  await owner.query(`INSERT INTO "Company" ("id", "legalName", "name") VALUES ($1, 'Compradora S.A.', 'Compradora')`, [
    COMPANY,
  ]);
  await owner.query(
    `INSERT INTO "Workflow" ("id", "companyId", "status", "type", "product", "reportType", "payment", "title",
      "createdAt", "modifiedAt", "launchedAt")
    VALUES ($1, $2, 'active', 'onboarding', 'report', 'bir', 'client', 'Homologación', now(), now(), now())`,
    [WORKFLOW, COMPANY],
  );
  for (const [place, statement] of HISTORY.entries()) {
    await owner.query(statement, place === 0 ? [COMPANY, WORKFLOW, SENT] : []);
  }
  await owner.query('VACUUM ANALYZE');
}

export async function addSuppliers(owner: Client, count: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `INSERT INTO "Supplier" ("id", "companyId", "workflowId", "companyName", "fullName", "emails", "country",
      "invitationState", "createdAt", "modifiedAt")
    SELECT gen_random_uuid(), $1, $2, 'Aceros ' || n || ' S.A.', 'Ana Ruiz',
      ARRAY['contacto' || n || '@proveedor.example'], 'argentina', 'queued', now(), now()
    FROM generate_series(1, $3) n RETURNING "id"`,
    [COMPANY, WORKFLOW, count],
  );
  return rows.map(({ id }) => id);
}

export async function queueInvitations(app: Composition, supplierIds: readonly string[]): Promise<void> {
  const ctx = app.contextFor({ kind: 'system', name: 'bench' });
  await ctx.db.tenant(COMPANY, (tx) =>
    ctx.jobs.enqueueMany(
      tx,
      sendInvitationJob,
      supplierIds.map((supplierId) => ({ supplierId })),
      { companyId: COMPANY },
    ),
  );
}

/** Waits until every job is completed; throws if a job failed. */
export async function allDone(owner: Client): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ open: number; failed: number }>(
      `SELECT count(*) FILTER (WHERE "status" IN ('queued', 'active', 'retry'))::int AS open,
        count(*) FILTER (WHERE "status" = 'failed')::int AS failed FROM "Job"`,
    );
    if (rows[0]?.failed) throw new Error(`${rows[0].failed} jobs failed`);
    if (rows[0]?.open === 0) return;
    await sleep(POLL_MS);
  }
}
