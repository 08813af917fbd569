import { asOwner } from '../owner';
import type { Ledger } from './ledger';

interface SunkMail {
  messageId: string;
  recipients: string[];
}

interface Place {
  databaseUrl: string;
  workflowId: string;
  usedBefore: number;
}

interface Row {
  id: string;
  email: string;
  status: string;
  received: number;
}

export async function usedUnits(databaseUrl: string, workflowId: string): Promise<number> {
  const [row] = await asOwner<{ used: number }>(
    databaseUrl,
    `SELECT sum(p."used")::integer AS "used" FROM "CompanyProduct" p
     JOIN "Workflow" w ON w."companyId" = p."companyId" WHERE w."id" = $1`,
    [workflowId],
  );
  return row?.used ?? 0;
}

export async function openJobs(databaseUrl: string): Promise<number> {
  const [row] = await asOwner<{ open: number }>(
    databaseUrl,
    `SELECT count(*)::integer AS "open" FROM "Job"
     WHERE "status" IN ('queued', 'active', 'retry') AND ("runAt" <= now() OR "queue" = 'mail')`,
  );
  return row?.open ?? 0;
}

export async function slowestJobs(databaseUrl: string): Promise<string[]> {
  const jobs = await asOwner<{ name: string; total: number; last: number; attempts: number; dispatches: number }>(
    databaseUrl,
    `SELECT "name", "attempts", "dispatches",
       extract(epoch FROM "finishedAt" - "createdAt")::float AS "total",
       extract(epoch FROM "finishedAt" - "startedAt")::float AS "last"
     FROM "Job" WHERE "finishedAt" IS NOT NULL ORDER BY "finishedAt" - "createdAt" DESC LIMIT 5`,
  );
  return jobs.map(
    ({ name, total, last, attempts, dispatches }) =>
      `${name}: ${total.toFixed(1)} s, ${last.toFixed(1)} s of them its last attempt; ` +
      `handed over ${dispatches} times, begun ${attempts} times`,
  );
}

/** Compares the database and the sent mails with the ledger; returns one line for each violation. */
export async function checkLedger(place: Place, ledger: Ledger, mails: readonly SunkMail[]): Promise<string[]> {
  const rows = await asOwner<Row>(
    place.databaseUrl,
    `SELECT s."id", s."emails"[1] AS "email", s."status"::text AS "status",
       (SELECT count(*)::integer FROM "StatusUpdate" u
        WHERE u."supplierId" = s."id" AND u."name" = 'email_received') AS "received"
     FROM "Supplier" s WHERE s."workflowId" = $1`,
    [place.workflowId],
  );
  return [
    ...lost(ledger, rows),
    ...doubled(rows),
    ...wronglyMailed(rows, mails),
    ...(await wronglyCounted(place, rows.length)),
    ...(await changedTwice(place)),
    ...(await failedJobs(place.databaseUrl)),
  ];
}

/**
 * Compares a restored database with the suppliers that were acknowledged before its backup began. Later writes may be
 * in it or not, but their rows, counters and units must agree.
 */
export async function checkRestored(place: Place, suppliers: Ledger['suppliers']): Promise<string[]> {
  const rows = await asOwner<Pick<Row, 'id' | 'email'>>(
    place.databaseUrl,
    `SELECT "id", "emails"[1] AS "email" FROM "Supplier" WHERE "workflowId" = $1`,
    [place.workflowId],
  );
  const found = new Map(rows.map(({ id, email }) => [id, email]));
  const torn = await asOwner<{ email: string; status: string; last: string }>(
    place.databaseUrl,
    `SELECT s."emails"[1] AS "email", s."status"::text AS "status", t."toStatus"::text AS "last"
     FROM "Supplier" s JOIN LATERAL (
       SELECT "toStatus" FROM "SupplierTransition" WHERE "supplierId" = s."id" ORDER BY "createdAt" DESC, "id" DESC LIMIT 1
     ) t ON true
     WHERE s."workflowId" = $1 AND s."status"::text <> t."toStatus"::text`,
    [place.workflowId],
  );
  return [
    ...[...suppliers].flatMap(([id, { email }]) =>
      found.get(id) === email ? [] : [`lost: the supplier ${id} (${email})`],
    ),
    ...torn.map(({ email, status, last }) => `${email} is ${status}, and its history ends with ${last}`),
    ...(await wronglyCounted(place, rows.length)),
    ...(await changedTwice(place)),
  ];
}

function lost({ suppliers, unknown }: Ledger, rows: readonly Row[]): string[] {
  const found = new Map(rows.map((row) => [row.id, row]));
  const known = new Set([...unknown, ...[...suppliers.values()].map(({ email }) => email)]);
  return [
    ...[...suppliers].flatMap(([id, { email, status }]) => {
      const row = found.get(id);
      if (row?.email !== email) return [`lost: the supplier ${id} (${email})`];
      return status !== null && status !== row.status
        ? [`lost: the status of ${email}, which is ${row.status} and not ${status}`]
        : [];
    }),
    ...rows.filter(({ email }) => !known.has(email)).map(({ email }) => `nobody asked for ${email}`),
  ];
}

const doubled = (rows: readonly Row[]): string[] =>
  repeatedIn(rows.map(({ email }) => email)).map((email) => `twice: the supplier ${email}`);

/**
 * Reports missing, duplicate and unrecorded invitations. A worker that dies before it receives the mail server's
 * confirmation sends the mail again with the same Message-ID, which counts as one mail.
 */
function wronglyMailed(rows: readonly Row[], mails: readonly SunkMail[]): string[] {
  const sent = new Map<string, Set<string>>();
  for (const { messageId, recipients } of mails) {
    for (const email of recipients) sent.set(email, (sent.get(email) ?? new Set()).add(messageId));
  }
  return rows.flatMap(({ email, received }) => {
    const count = sent.get(email)?.size ?? 0;
    return [
      ...(count === 0 ? [`not sent: the invitation of ${email}`] : []),
      ...(count > 1 ? [`${count} invitations to ${email}`] : []),
      ...(received > 1 ? [`${email} has received its invitation ${received} times`] : []),
      ...(count === 1 && received === 0 ? [`${email} was mailed, and its record does not say so`] : []),
    ];
  });
}

async function wronglyCounted({ databaseUrl, workflowId, usedBefore }: Place, suppliers: number): Promise<string[]> {
  const used = (await usedUnits(databaseUrl, workflowId)) - usedBefore;
  const drifted = await asOwner<{ dim: string; val: string }>(
    databaseUrl,
    `SELECT "dim", "val"
     FROM (SELECT "dim", "val", sum("n") AS "n" FROM "SupplierStat" WHERE "workflowId" = $1
           GROUP BY 1, 2 HAVING sum("n") <> 0) kept
     FULL JOIN (SELECT k."dim", k."val", count(*) AS "n" FROM "Supplier" s, LATERAL supplier_stat_keys(s) k
                WHERE s."workflowId" = $1 GROUP BY 1, 2) counted USING ("dim", "val")
     WHERE kept."n" IS DISTINCT FROM counted."n"`,
    [workflowId],
  );
  return [
    ...(used === suppliers ? [] : [`${used} units were used for ${suppliers} suppliers`]),
    ...drifted.map(({ dim, val }) => `the counter of ${dim} ${val} is not what there is`),
  ];
}

/**
 * Reports suppliers with two equal status changes in a row, because they show that the server executed one request
 * twice.
 */
async function changedTwice({ databaseUrl, workflowId }: Place): Promise<string[]> {
  const twice = await asOwner<{ email: string }>(
    databaseUrl,
    `SELECT DISTINCT "email" FROM (
       SELECT s."emails"[1] AS "email", t."toStatus",
         lag(t."toStatus") OVER (PARTITION BY s."id" ORDER BY t."createdAt", t."id") AS "before"
       FROM "SupplierTransition" t JOIN "Supplier" s ON s."id" = t."supplierId" WHERE s."workflowId" = $1) change
     WHERE "toStatus" = "before"`,
    [workflowId],
  );
  return twice.map(({ email }) => `twice: a change of the status of ${email}`);
}

async function failedJobs(databaseUrl: string): Promise<string[]> {
  const failed = await asOwner<{ name: string; errorMessage: string | null }>(
    databaseUrl,
    `SELECT "name", "errorMessage" FROM "Job" WHERE "status" = 'failed'`,
  );
  return failed.map(({ name, errorMessage }) => `the job ${name} failed: ${errorMessage}`);
}

function repeatedIn(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}
