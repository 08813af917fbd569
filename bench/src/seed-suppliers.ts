import type { Client } from 'pg';

/** Where the seeded suppliers are. */
export interface SeededWorkflow {
  companyId: string;
  workflowId: string;
  userId: string;
  labelIds: string[];
}

const COMPANY = '0190f000-0000-7000-8000-000000000001';
const OTHER_COMPANY = '0190f000-0000-7000-8000-000000000002';
const WORKFLOW = '0190f000-0000-7000-8000-000000000011';
const OTHER_WORKFLOW = '0190f000-0000-7000-8000-000000000012';
const USER = '0190f000-0000-7000-8000-000000000021';
const LABELS = [1, 2, 3, 4, 5].map((n) => `0190f000-0000-7000-8000-0000000000a${n}`);

const pick = (values: readonly string[], by: string) =>
  `(ARRAY[${values.map((value) => `'${value}'`).join(',')}])[1 + ${by} % ${values.length}]`;

const NAMES = [
  'Aceros',
  'Andina',
  'Bosque',
  'Cerámica',
  'Delta',
  'Estrella',
  'Frutas',
  'Granos',
  'Índigo',
  'Jacarandá',
];
const TRADES = ['del Sur', 'do Norte', 'Internacional', 'Patagonia', 'Logística', 'Servicios', 'Agrícola', 'Textil'];
const FORMS = ['S.A.', 'Ltda', 'S.A.C.', 'S. de R.L. de C.V.', 'S.R.L.'];
const COUNTRIES = ['brazil', 'brazil', 'brazil', 'mexico', 'mexico', 'peru', 'argentina', 'chile', 'colombia'];
const STATUSES = ['pending', 'pending', 'in_progress', 'completed', 'completed', 'completed', 'archived'];

/** Suppliers of one workflow, in their proportions of a real one: 3 in 7 delivered, each with its history. */
const suppliersOf = (companyId: string, workflowId: string, from: number, count: number) => `
  INSERT INTO "Supplier" ("id", "companyId", "workflowId", "status", "companyName", "fullName", "emails", "country",
    "taxId", "address", "sic", "phone", "invitationState", "questionnaireStartedAt", "questionnaireCompletedAt",
    "financialStrength", "industry", "riskIndicator", "racRiskIndicator", "commercialScore", "dnbRating", "ccrScore",
    "createdAt", "modifiedAt")
  SELECT gen_random_uuid(), '${companyId}', '${workflowId}', (${pick(STATUSES, 'n')})::"SupplierStatus",
    ${pick(NAMES, 'n * 7')} || ' ' || ${pick(TRADES, 'n * 3')} || ' ' || n || ' ' || ${pick(FORMS, 'n')},
    ${pick(['Ana Pérez', 'Luis Gómez', 'João Silva', 'Óscar Peña', 'María Ruiz'], 'n')},
    ARRAY['contacto' || n || '@proveedor' || (n % 997) || '.example'], ${pick(COUNTRIES, 'n')},
    lpad((n::bigint * 7919 % 99999999999999)::text, 14, '0'), 'Calle ' || n % 500 || ' ' || n % 90, (1000 + n % 9000)::text,
    '+54 11 ' || n, CASE WHEN n % 50 = 0 THEN 'failed' ELSE 'sent' END::"InvitationState",
    CASE WHEN n % 2 = 0 THEN now() - (n % 90) * interval '1 day' END,
    CASE WHEN n % 4 = 0 THEN now() - (n % 45) * interval '1 day' END,
    CASE WHEN n % 7 BETWEEN 3 AND 5 THEN ${pick(['5A', '4A', '3A', '2A', '1A', 'A', 'B'], 'n')} END,
    CASE WHEN n % 7 BETWEEN 3 AND 5 THEN ${pick(['Steel', 'Food', 'Textiles', 'Logistics'], 'n')} END,
    CASE WHEN n % 7 BETWEEN 3 AND 5 THEN (1 + n % 4)::text END,
    CASE WHEN n % 7 BETWEEN 3 AND 5 THEN (1 + n % 6)::text END,
    CASE WHEN n % 7 BETWEEN 3 AND 5 THEN n * 13 % 100 END,
    CASE WHEN n % 7 BETWEEN 3 AND 5 THEN ${pick(['5A', '4A', '3A', '2A', '1A', 'A', 'B'], 'n')} || (1 + n % 4) END,
    CASE WHEN n % 20 = 5 THEN ${pick(['A', 'B', 'C', 'D', 'E'], 'n')} END,
    now() - n * interval '37 seconds', now() - (n * 31 % 100000) * interval '41 seconds'
  FROM generate_series(${from}, ${from + count - 1}) n`;

const HISTORY = `
  INSERT INTO "StatusUpdate" ("id", "companyId", "supplierId", "name", "createdAt")
  SELECT gen_random_uuid(), s."companyId", s."id", u.name, s."createdAt" + u.place * interval '1 hour'
  FROM "Supplier" s, (VALUES ('email_received', 1), ('started_onboarding', 2), ('account_created', 3)) AS u (name, place)
  WHERE s."status" <> 'pending' OR u.place = 1`;

const REPORTS = `
  INSERT INTO "Report" ("supplierId", "companyId", "companyName", "taxId", "industry", "dunsNumber", "financialStrength",
    "paydex", "riskIndicator", "dnbRating", "commercialScore", "numberOfSuits", "deliveryDate", "balanceSheetDate",
    "revenue", "numberOfEmployees", "shortTermDebit", "longTermDebit", "emmaScore", "updatedAt")
  SELECT s."id", s."companyId", s."companyName", s."taxId", s."industry", left(s."taxId", 9), s."financialStrength",
    s."commercialScore", s."riskIndicator", s."dnbRating", s."commercialScore", s."commercialScore" % 9,
    s."modifiedAt", s."modifiedAt"::date - 200, s."commercialScore" * 10000, s."commercialScore" * 3, 1000, 2000,
    s."commercialScore" / 10.0, s."modifiedAt"
  FROM "Supplier" s WHERE s."financialStrength" IS NOT NULL`;

const CCRS = `
  INSERT INTO "CcrRequest" ("id", "companyId", "supplierId", "requestedAt", "deliveredAt", "score")
  SELECT gen_random_uuid(), s."companyId", s."id", s."createdAt", s."modifiedAt", s."ccrScore"
  FROM "Supplier" s WHERE s."ccrScore" IS NOT NULL`;

const LABELLED = `
  INSERT INTO "SupplierLabel" ("companyId", "supplierId", "labelId")
  SELECT s."companyId", s."id", l."id" FROM "Supplier" s JOIN "Label" l ON l."companyId" = s."companyId"
  WHERE hashtext(s."id"::text || l."id"::text) % 20 = 0`;

/** Fills a migrated database as its owner: `count` suppliers in one workflow, a fifth as many of another company. */
export async function seedSuppliers(owner: Client, count: number): Promise<SeededWorkflow> {
  const run = (statement: string) => owner.query(statement);
  await run(`INSERT INTO "Company" ("id", "legalName", "name") VALUES
    ('${COMPANY}', 'Compradora Andina S.A.', 'Compradora Andina'), ('${OTHER_COMPANY}', 'Otra S.A.', 'Otra')`);
  await run(
    `INSERT INTO "User" ("id", "email", "name", "passwordHash") VALUES ('${USER}', 'bench@example.test', 'B', '')`,
  );
  await run(`INSERT INTO "Workflow" ("id", "companyId", "status", "type", "product", "reportType", "payment", "title",
    "createdAt", "modifiedAt", "launchedAt") VALUES
    ('${WORKFLOW}', '${COMPANY}', 'active', 'onboarding', 'report', 'bir', 'client', 'Homologación', now(), now(), now()),
    ('${OTHER_WORKFLOW}', '${OTHER_COMPANY}', 'active', 'onboarding', 'report', 'bir', 'client', 'Otra', now(), now(), now())`);
  for (const [place, label] of LABELS.entries()) {
    await run(`INSERT INTO "Label" ("id", "companyId", "name", "color") VALUES
      ('${label}', '${COMPANY}', 'Label ${place}', '#0f6b63')`);
  }
  await run(suppliersOf(COMPANY, WORKFLOW, 1, count));
  await run(suppliersOf(OTHER_COMPANY, OTHER_WORKFLOW, count + 1, Math.ceil(count / 5)));
  for (const statement of [HISTORY, REPORTS, CCRS, LABELLED]) await run(statement);
  await run('VACUUM ANALYZE');
  return { companyId: COMPANY, workflowId: WORKFLOW, userId: USER, labelIds: LABELS };
}
