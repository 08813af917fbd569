import type { Context } from '@homologa/core/kernel/context';
import { addSuppliersBulk } from '@homologa/core/suppliers/add/add-suppliers-bulk';
import { PRODUCT_TYPES } from '@homologa/domain/catalog/report-types';
import type { Client } from 'pg';
import { invitesOf } from './invites';
import type { Baseline, Measure } from './measure';
import type { SeededWorkflow } from './seed-suppliers';

const COUNT = 100;
const BARE = `bare insert of ${COUNT} suppliers`;

const INSERT = {
  name: 'bare-bulk',
  text: `INSERT INTO "Supplier" ("id", "companyId", "workflowId", "companyName", "fullName", "emails", "country",
      "address", "createdAt", "modifiedAt")
    SELECT gen_random_uuid(), $1, $2, r."companyName", r."fullName", r."emails", r."country", r."address", now(), now()
    FROM json_to_recordset($3::json) AS r ("companyName" text, "fullName" text, "emails" text[], "country" text,
      "address" text)`,
};

export async function bulkAddMeasures(
  ctx: Context,
  owner: Client,
  { companyId, workflowId }: SeededWorkflow,
): Promise<{ baselines: Baseline[]; measures: Measure[] }> {
  await owner.query(
    `INSERT INTO "CompanyProduct" ("id", "companyId", "type", "total")
     SELECT gen_random_uuid(), $1, product, $2 FROM unnest($3::text[]) product`,
    [companyId, 1_000_000, [...PRODUCT_TYPES]],
  );
  let turn = 0;
  const next = () => invitesOf((turn += 1), COUNT);
  return {
    baselines: [
      {
        name: BARE,
        run: () => owner.query({ ...INSERT, values: [companyId, workflowId, JSON.stringify(next())] }),
      },
    ],
    measures: [
      {
        name: `P10 bulk add of ${COUNT} suppliers`,
        run: () => addSuppliersBulk(ctx, { workflowId, suppliers: next() }),
        against: BARE,
        goal: { atMost: 4 },
      },
    ],
  };
}
