import type { Client } from 'pg';
import { addFullWorkflow } from '../fill-workflow';

export interface ListedWorkflow {
  id: string;
  title: string;
  count: number;
}

export interface LargeAndSmall {
  large: ListedWorkflow;
  small: ListedWorkflow;
}

const ADMIN = 'admin@demo.homologa.test';
const SMALL = 1_000;
/** Fixed ids, so that later runs find the same workflows. */
export const IDS = { large: '0190f000-0000-7000-8000-000000000031', small: '0190f000-0000-7000-8000-000000000032' };

/** Adds two workflows to the demo company, with `count` and with `few` suppliers, unless they exist. */
export async function seedLarge(owner: Client, count: number, few = SMALL): Promise<LargeAndSmall> {
  const { rows } = await owner.query<{ userId: string; companyId: string }>(
    `SELECT m."userId", m."companyId" FROM "Membership" m JOIN "User" u ON u."id" = m."userId" WHERE u."email" = $1`,
    [ADMIN],
  );
  const [admin] = rows;
  if (!admin) throw new Error(`the product has no demo: ${ADMIN} is not there`);
  const workflows = {
    large: { id: IDS.large, title: `Homologación de ${count} proveedores`, count },
    small: { id: IDS.small, title: `Homologación de ${few} proveedores`, count: few },
  };
  const known = await owner.query<{ id: string; n: number }>(
    `SELECT w."id", count(s."id")::int AS n FROM "Workflow" w LEFT JOIN "Supplier" s ON s."workflowId" = w."id"
     WHERE w."id" = ANY($1) GROUP BY w."id"`,
    [Object.values(IDS)],
  );
  const held = new Map(known.rows.map(({ id, n }) => [id, n]));
  if (held.get(IDS.large) === count && held.get(IDS.small) === few) return workflows;
  await owner.query('DELETE FROM "Workflow" WHERE "id" = ANY($1)', [Object.values(IDS)]);
  for (const { id, ...workflow } of Object.values(workflows)) {
    await addFullWorkflow(owner, { ...admin, workflowId: id }, { ...workflow, from: 1 });
  }
  await owner.query('VACUUM ANALYZE');
  return workflows;
}
