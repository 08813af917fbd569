import { type Composition, compose } from '@homologa/core/compose';
import { coreEnv } from '@homologa/core/env';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { addSuppliersBulk } from '@homologa/core/suppliers/add/add-suppliers-bulk';
import { countWorkflowSuppliers, listWorkflowSuppliers } from '@homologa/core/suppliers/list/list-suppliers.queries';
import { updateSupplier } from '@homologa/core/suppliers/update-supplier';
import { getStatistics } from '@homologa/core/workflows/statistics.queries';
import { supplierList } from '@homologa/domain/suppliers/supplier.contract';
import type { Client } from 'pg';
import { adminOf } from '../company-admin';
import { invitesOf } from '../invites';
import { PRODUCTION_ENV } from '../production-env';
import type { Seeded } from './seed';

const LARGE = 0;
const ORDINARY = 1;
const ADDED = 100;
const PAGE = { start: 0, end: 24 };

/** Bulk adds of all products: no two have the same names and addresses. */
let added = 0;

export interface Layout {
  name: 'plain' | 'partitioned';
  url: string;
  owner: Client;
  seeded: Seeded;
}

export interface Action {
  name: string;
  /** Runs of one round; the round's time is their mean. */
  times: number;
  run: (turn: number) => Promise<unknown>;
  /** Waits for what the runs left behind, so that it does not slow down the next action. */
  after?: () => Promise<unknown>;
}

export function openProduct(url: string, dataDir: string): Composition {
  const env = coreEnv.parse({
    ...PRODUCTION_ENV,
    MAIL_CAPTURE: 'true',
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: '2',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  });
  return compose(env, { name: 'bench', paymentTerms: readPaymentTerms(env) });
}

const contextOf = (app: Composition, { userId, companyId }: Seeded, company: number) =>
  app.contextFor(adminOf(companyId(company), userId));

/** The use cases that the product's routes and jobs call, and the statements that they send across companies. */
export async function actionsOf(app: Composition, { owner, seeded }: Layout): Promise<Action[]> {
  const large = contextOf(app, seeded, LARGE);
  const ordinary = contextOf(app, seeded, ORDINARY);
  const [ofLarge, ofOrdinary] = [seeded.workflowId(LARGE), seeded.workflowId(ORDINARY)];
  const page = (ctx: typeof large, workflowId: string, filter: { q?: string; country?: string[] } = {}) =>
    listWorkflowSuppliers(ctx, workflowId, { filter, sort: supplierList.defaultSort, range: PAGE });
  const { rows } = await owner.query<{ id: string; companyId: string }>(
    `SELECT "id", "companyId" FROM "Supplier" WHERE "companyId" = $1 AND "status" = 'completed' ORDER BY "id" LIMIT 50`,
    [seeded.companyId(ORDINARY)],
  );
  const completed = rows.map(({ id }) => id);
  const supplierAt = (turn: number): string => completed[turn % completed.length] ?? '';
  let deleted = ORDINARY + 1;
  const actions: Action[] = [
    { name: 'first page, ordinary company', times: 10, run: () => page(ordinary, ofOrdinary) },
    { name: 'first page, large company', times: 10, run: () => page(large, ofLarge) },
    {
      name: 'count by two filters, large company',
      times: 3,
      run: () => countWorkflowSuppliers(large, ofLarge, { country: ['brazil'], financial_strength: ['3A'] }),
    },
    {
      name: 'search, few matches, large company',
      times: 5,
      run: (turn) => page(large, ofLarge, { q: `c${(1 + (turn % 900)) * 100}@` }),
    },
    { name: 'search, an eighth, large company', times: 3, run: () => page(large, ofLarge, { q: 'estrella' }) },
    {
      name: 'search, few matches, ordinary company',
      times: 5,
      run: () => page(ordinary, ofOrdinary, { q: 'del sur' }),
    },
    {
      name: `insert of ${ADDED} suppliers`,
      times: 1,
      run: () => addSuppliersBulk(ordinary, { workflowId: ofOrdinary, suppliers: invitesOf((added += 1), ADDED) }),
      after: () => app.dispatcher.idle(),
    },
    {
      name: 'status change',
      times: 10,
      run: (turn) =>
        updateSupplier(ordinary, {
          workflowId: ofOrdinary,
          supplierId: supplierAt(turn),
          changes: { status: Math.floor(turn / completed.length) % 2 === 0 ? 'archived' : 'completed' },
        }),
    },
    { name: 'dashboard, ordinary company', times: 10, run: () => getStatistics(ordinary, undefined) },
    { name: 'dashboard, large company', times: 10, run: () => getStatistics(large, undefined) },
    {
      name: "company of a supplier's id, across companies",
      times: 10,
      run: (turn) => app.db.read.supplier.findUnique({ where: { id: supplierAt(turn) }, select: { companyId: true } }),
    },
    {
      name: 'suppliers of an account, across companies',
      times: 10,
      run: () => app.db.read.supplier.findMany({ where: { accountId: seeded.userId }, select: { id: true } }),
    },
    {
      name: "staff's search, across companies",
      times: 3,
      run: (turn) => {
        const term = `c${1 + (turn % 900) * 100}@`;
        return app.db.system((tx) => tx.$queryRaw`SELECT search_all_supplier_ids(${term}, 20::integer)`);
      },
    },
    {
      // The product deletes no company: this is the statement that would, with the product's foreign keys and triggers.
      name: 'deletion of an ordinary company',
      times: 1,
      run: () => owner.query('DELETE FROM "Supplier" WHERE "companyId" = $1', [seeded.companyId((deleted += 1))]),
    },
  ];
  return actions;
}
