import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Client } from 'pg';
import { addFullWorkflow } from '../fill-workflow';

interface Place {
  companyId: string;
  userId: string;
}

const requestsOf = (workflowId: string, status: 'cancelled' | 'delivered') => `
  INSERT INTO "ReportRequest" ("id", "companyId", "workflowId", "supplierId", "kind", "status", "gateway",
    "requestedAt", "acceptedAt", "dueAt")
  SELECT gen_random_uuid(), s."companyId", s."workflowId", s."id", 'bir', '${status}', 'desk', s."createdAt",
    s."createdAt", s."createdAt" + interval '5 days'
  FROM "Supplier" s WHERE s."workflowId" = '${workflowId}' RETURNING "id", "supplierId"`;

/** Adds a workflow whose report requests stay cancelled until the benchmark opens them. Returns the workflow's id. */
export async function addParkedRequests(owner: Client, place: Place, count: number): Promise<string> {
  const workflowId = randomUUID();
  await addFullWorkflow(owner, { ...place, workflowId }, { title: `Desk ${workflowId}`, from: 1, count });
  await owner.query(requestsOf(workflowId, 'cancelled'));
  await owner.query('VACUUM ANALYZE "ReportRequest"');
  return workflowId;
}

/** Adds a workflow whose suppliers each have a delivered report of `bytes` incompressible bytes. Returns its id. */
export async function addDelivered(
  owner: Client,
  place: Place,
  { count, bytes, dataDir }: { count: number; bytes: number; dataDir: string },
): Promise<string> {
  const workflowId = randomUUID();
  await addFullWorkflow(owner, { ...place, workflowId }, { title: `Results ${workflowId}`, from: 1, count });
  const { rows } = await owner.query<{ id: string; supplierId: string }>(requestsOf(workflowId, 'delivered'));
  for (const { id, supplierId } of rows) {
    const key = `bench/${randomUUID()}`;
    const path = join(dataDir, 'files', key);
    const content = randomBytes(bytes);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    const fileId = randomUUID();
    await owner.query(
      `INSERT INTO "StoredFile" ("id", "companyId", "key", "name", "mime", "size", "sha256", "createdAt")
       VALUES ($1, $2, $3, 'report.pdf', 'application/pdf', $4, $5, now())`,
      [fileId, place.companyId, key, bytes, createHash('sha256').update(content).digest('hex')],
    );
    await owner.query(
      `INSERT INTO "ReportFile" ("id", "companyId", "supplierId", "requestId", "fileId", "kind", "createdAt",
         "sinceVersion") VALUES ($1, $2, $3, $4, $5, 'bir', now(), 1)`,
      [randomUUID(), place.companyId, supplierId, id, fileId],
    );
  }
  return workflowId;
}
