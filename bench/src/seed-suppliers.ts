import type { Client } from 'pg';
import { addFullWorkflow } from './fill-workflow';

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

export async function seedSuppliers(owner: Client, count: number): Promise<SeededWorkflow> {
  const run = (statement: string) => owner.query(statement);
  await run(`INSERT INTO "Company" ("id", "legalName", "name") VALUES
    ('${COMPANY}', 'Compradora Andina S.A.', 'Compradora Andina'), ('${OTHER_COMPANY}', 'Otra S.A.', 'Otra')`);
  await run(
    `INSERT INTO "User" ("id", "email", "name", "passwordHash") VALUES ('${USER}', 'bench@example.test', 'B', '')`,
  );
  for (const [place, label] of LABELS.entries()) {
    await run(`INSERT INTO "Label" ("id", "companyId", "name", "color") VALUES
      ('${label}', '${COMPANY}', 'Label ${place}', '#0f6b63')`);
  }
  await addFullWorkflow(
    owner,
    { companyId: COMPANY, workflowId: WORKFLOW, userId: USER },
    { title: 'Homologación', from: 1, count },
  );
  await addFullWorkflow(
    owner,
    { companyId: OTHER_COMPANY, workflowId: OTHER_WORKFLOW, userId: USER },
    { title: 'Otra', from: count + 1, count: Math.ceil(count / 5) },
  );
  await run('VACUUM ANALYZE');
  return { companyId: COMPANY, workflowId: WORKFLOW, userId: USER, labelIds: LABELS };
}
