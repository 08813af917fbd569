import type { Client } from 'pg';
import { addBareWorkflow } from '../fill-workflow';

export const COMPANY = '0190f000-0000-7000-8000-000000000001';
const CHECKS = '0190f000-0000-7000-8000-0000000000c0';
const TEAMS = 20;
const idOf = (kind: string, n: number) => `0190f000-0000-7000-8000-0000000${kind}${String(n).padStart(4, '0')}`;
/**
 * Ids of the users of the benchmark's company. The first user creates no workflow with hits and is therefore
 * responsible for no hits.
 */
export const PEOPLE = Array.from({ length: 6 }, (_, n) => idOf('a', n));

const LISTS = 12;

const HITS = `
  WITH made AS (
    INSERT INTO "Screening" ("id", "companyId", "supplierId", "status", "requestedAt", "finishedAt")
    SELECT uuidv7(), s."companyId", s."id", 'match', s."createdAt", s."createdAt" FROM "Supplier" s
    WHERE s."companyId" = $1 RETURNING "id", "companyId", "supplierId", "requestedAt"
  ), numbered AS (
    SELECT m.*, s."workflowId", w."createdById" AS "ownerId", s."displayStatus" <> 'archived' AS "isQueued",
      row_number() OVER (ORDER BY m."supplierId") AS n
    FROM made m JOIN "Supplier" s ON s."id" = m."supplierId" JOIN "Workflow" w ON w."id" = s."workflowId"
  )
  INSERT INTO "ScreeningHit" ("companyId", "supplierId", "screeningId", "party", "entry", "entryKey", "score", "name",
    "listCode", "listTitle", "state", "decision", "decidedById", "decidedAt", "foundAt", "workflowId", "ownerId", "queue")
  SELECT "companyId", "supplierId", "id", 'Party ' || n, 'entry ' || n % 5000, 'key ' || n, 0.7 + (n % 30) / 100.0,
    'Fulano Inventado ' || n, 'list' || n % ${LISTS}, 'List ' || n % ${LISTS},
    CASE WHEN n % 10 < 6 THEN 'undecided' WHEN n % 10 < 8 THEN 'proposed' WHEN n % 10 = 8 THEN 'confirmed' ELSE 'cleared' END,
    CASE WHEN n % 10 < 6 THEN NULL WHEN n % 10 = 9 THEN 'false_positive' ELSE 'true_match' END,
    CASE WHEN n % 10 >= 6 THEN $2::uuid END, CASE WHEN n % 10 >= 6 THEN "requestedAt" END, "requestedAt", "workflowId",
    "ownerId", CASE WHEN NOT "isQueued" THEN NULL WHEN n % 10 < 6 THEN 'open' WHEN n % 10 < 8 THEN 'proposed'
      ELSE 'settled' END
  FROM numbered`;

const COUNTERS = `
  INSERT INTO "SupplierStat" ("companyId", "workflowId", "dim", "val", "n")
  SELECT h."companyId", h."workflowId", k.dim, k.val, count(*)
  FROM "ScreeningHit" h, LATERAL screening_hit_stat_keys(h) k GROUP BY 1, 2, 3, 4`;

const NAMES = `
  INSERT INTO "ComplianceCheck" ("supplierId", "companyId", "kind", "requestedById", "requestedByName", "requestedAt")
  SELECT s."id", s."companyId", CASE WHEN hashtext(s."id"::text) % 3 = 0 THEN 'person' ELSE 'company' END, $2, 'B',
    date_trunc('hour', s."createdAt")
  FROM "Supplier" s WHERE s."companyId" = $1 AND s."workflowId" = '${CHECKS}'`;

/** Adds a company with `count` hits in twenty workflows created by five users, and with `count` name checks. */
export async function seedCompliance(owner: Client, count: number): Promise<void> {
  await owner.query(`INSERT INTO "Company" ("id", "legalName", "name") VALUES ($1, 'Andina S.A.', 'Andina')`, [
    COMPANY,
  ]);
  for (const [n, id] of PEOPLE.entries()) {
    await owner.query(`INSERT INTO "User" ("id", "email", "name", "passwordHash") VALUES ($1, $2, $3, '')`, [
      id,
      `bench${n}@example.test`,
      `Person ${n}`,
    ]);
    await owner.query(
      `INSERT INTO "Membership" ("id", "userId", "companyId", "role") VALUES ($1, $2, $3, 'company_admin')`,
      [idOf('b', n), id, COMPANY],
    );
  }
  const [first = ''] = PEOPLE;
  // Triggers would take most of the time of the seeding. Status, review, queue and counters are inserted instead.
  await owner.query('SET session_replication_role = replica');
  for (let n = 0; n < TEAMS; n += 1) {
    const workflowId = idOf('d', n);
    const size = Math.ceil(count / TEAMS);
    await addBareWorkflow(
      owner,
      { companyId: COMPANY, workflowId, userId: first },
      { title: `Homologación ${n}`, from: n * size + 1, count: size },
    );
    await owner.query(`UPDATE "Workflow" SET "createdById" = $2 WHERE "id" = $1`, [
      workflowId,
      PEOPLE[1 + (n % (PEOPLE.length - 1))],
    ]);
  }
  await owner.query(HITS, [COMPANY, first]);
  await owner.query(COUNTERS);
  await addBareWorkflow(
    owner,
    { companyId: COMPANY, workflowId: CHECKS, userId: first },
    { title: 'Controles', from: count + 1, count },
  );
  await owner.query(
    `UPDATE "Workflow" SET "status" = 'closed', "type" = 'investigating', "reportType" = 'cfr', "holdsChecks" = true
     WHERE "id" = $1`,
    [CHECKS],
  );
  await owner.query(NAMES, [COMPANY, first]);
  await owner.query('RESET session_replication_role');
  await owner.query('VACUUM ANALYZE');
}
