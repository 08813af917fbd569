import type { Client } from 'pg';

const BATCH = 20_000;

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
const DECISIONS = ['approved', 'approved_with_conditions', 'rejected'];
const STATUSES = ['pending', 'pending', 'in_progress', 'completed', 'completed', 'completed', 'archived'];

const STEPS = ['introduction', 'account_connection', 'bir_form', 'questionnaire', 'payment', 'confirmation_call'];
const SCREENED = ['no_match', 'match', 'match', 'in_progress', 'no_match'];
const REVIEWS = ['{undecided}', '{proposed}', '{undecided,proposed}', '{confirmed}', '{}'];

const COMMONEST_LABEL = 4;

/**
 * Builds suppliers with the status distribution of a real workflow, in which 3 of 7 suppliers are delivered. The ids
 * sort by age, as in the product.
 */
const suppliersOf = ({ companyId, workflowId }: Place, from: number, count: number) => `
  INSERT INTO "Supplier" ("id", "companyId", "workflowId", "status", "companyName", "fullName", "emails", "country",
    "taxId", "address", "sic", "phone", "invitationState", "questionnaireStartedAt", "questionnaireCompletedAt",
    "financialStrength", "industry", "riskIndicator", "racRiskIndicator", "commercialScore", "dnbRating", "ccrScore",
    "decision", "onboardingStep", "lastRemindedAt", "screeningStatus", "screeningReview", "newHits", "createdAt",
    "modifiedAt")
  SELECT uuidv7(-n * interval '37 seconds'), '${companyId}', '${workflowId}', (${pick(STATUSES, 'n')})::"SupplierStatus",
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
    CASE WHEN n % 11 = 4 THEN ${pick(DECISIONS, 'n')} END,
    (CASE WHEN n % 7 = 2 THEN ${pick(STEPS, 'n')} ELSE 'introduction' END)::"OnboardingStep",
    CASE WHEN n % 6 = 1 THEN now() - (n % 60) * interval '1 day' END,
    CASE WHEN n % 3 = 1 THEN ${pick(SCREENED, 'n')} END,
    (CASE WHEN n % 3 = 1 AND ${pick(SCREENED, 'n')} = 'match' THEN ${pick(REVIEWS, 'n / 15')} ELSE '{}' END)::text[],
    CASE WHEN n % 3 = 1 AND ${pick(SCREENED, 'n')} = 'match' AND n % 4 = 0 THEN 1 + n % 3 ELSE 0 END,
    now() - n * interval '37 seconds', now() - (n * 31 % 100000) * interval '41 seconds'
  FROM generate_series(${from}, ${from + count - 1}) n`;

const ofWorkflow = ({ workflowId }: Place) => `s."workflowId" = '${workflowId}'`;

const belongings = (place: Place) => [
  `INSERT INTO "StatusUpdate" ("id", "companyId", "supplierId", "name", "createdAt")
  SELECT uuidv7(), s."companyId", s."id", u.name, s."createdAt" + u.place * interval '1 hour'
  FROM "Supplier" s, (VALUES ('email_received', 1), ('started_onboarding', 2), ('account_created', 3)) AS u (name, place)
  WHERE ${ofWorkflow(place)} AND (s."status" <> 'pending' OR u.place = 1)`,

  `INSERT INTO "Activity" ("id", "companyId", "workflowId", "supplierId", "supplierCompanyName", "type", "createdAt")
  SELECT uuidv7(), s."companyId", s."workflowId", s."id", s."companyName", a.type,
    s."createdAt" + a.place * interval '1 hour'
  FROM "Supplier" s, (VALUES ('onboarding_started', 2), ('onboarding_finished', 9)) AS a (type, place)
  WHERE ${ofWorkflow(place)} AND s."status" <> 'pending'`,

  `INSERT INTO "Report" ("supplierId", "companyId", "companyName", "taxId", "industry", "dunsNumber", "financialStrength",
    "paydex", "riskIndicator", "dnbRating", "commercialScore", "numberOfSuits", "deliveryDate", "balanceSheetDate",
    "revenue", "numberOfEmployees", "shortTermDebit", "longTermDebit", "emmaScore", "updatedAt")
  SELECT s."id", s."companyId", s."companyName", s."taxId", s."industry", left(s."taxId", 9), s."financialStrength",
    s."commercialScore", s."riskIndicator", s."dnbRating", s."commercialScore", s."commercialScore" % 9,
    s."modifiedAt", s."modifiedAt"::date - 200, s."commercialScore" * 10000, s."commercialScore" * 3, 1000, 2000,
    s."commercialScore" / 10.0, s."modifiedAt"
  FROM "Supplier" s WHERE ${ofWorkflow(place)} AND s."financialStrength" IS NOT NULL`,

  `INSERT INTO "CcrRequest" ("id", "companyId", "supplierId", "requestedAt", "deliveredAt", "score")
  SELECT uuidv7(), s."companyId", s."id", s."createdAt", s."modifiedAt", s."ccrScore"
  FROM "Supplier" s WHERE ${ofWorkflow(place)} AND s."ccrScore" IS NOT NULL`,

  `INSERT INTO "SupplierDecision" ("id", "companyId", "supplierId", "decision", "reason", "decidedById",
    "decidedByName", "createdAt")
  SELECT uuidv7(), s."companyId", s."id", s."decision", 'Revisado', '${place.userId}', 'B', s."modifiedAt"
  FROM "Supplier" s WHERE ${ofWorkflow(place)} AND s."decision" IS NOT NULL`,

  `INSERT INTO "SupplierLabel" ("companyId", "supplierId", "labelId")
  SELECT s."companyId", s."id", l."id"
  FROM "Supplier" s JOIN (
    SELECT "id", "companyId", row_number() OVER (PARTITION BY "companyId" ORDER BY "name") AS place FROM "Label"
  ) l ON l."companyId" = s."companyId"
  WHERE ${ofWorkflow(place)} AND hashtext(s."id"::text || l."id"::text) % (${COMMONEST_LABEL} * l.place) = 0`,
];

interface Place {
  companyId: string;
  workflowId: string;
  userId: string;
}

interface Filling {
  title: string;
  from: number;
  count: number;
}

/** Adds an active report workflow with `count` suppliers, numbered from `from`, without their histories and reports. */
export async function addBareWorkflow(owner: Client, place: Place, { title, from, count }: Filling): Promise<void> {
  await owner.query(
    `INSERT INTO "Workflow" ("id", "companyId", "status", "type", "product", "reportType", "payment", "title",
      "createdAt", "modifiedAt", "launchedAt")
    VALUES ($1, $2, 'active', 'onboarding', 'report', 'bir', 'client', $3, now(), now(), now())`,
    [place.workflowId, place.companyId, title],
  );
  for (let at = 0; at < count; at += BATCH) {
    await owner.query(suppliersOf(place, from + at, Math.min(BATCH, count - at)));
  }
}

/** Adds an active report workflow with `count` suppliers, numbered from `from`. */
export async function addFullWorkflow(owner: Client, place: Place, filling: Filling): Promise<void> {
  await addBareWorkflow(owner, place, filling);
  for (const statement of belongings(place)) await owner.query(statement);
}
