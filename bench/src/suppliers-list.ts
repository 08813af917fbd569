import type { Context } from '@homologa/core/kernel/context';
import { listWorkflowSuppliers, type SupplierListQuery } from '@homologa/core/suppliers/list/list-suppliers.queries';
import { RECORD_COLUMNS } from '@homologa/core/suppliers/supplier-record';
import { LIST_WINDOW } from '@homologa/domain/catalog/list-window';
import { supplierList } from '@homologa/domain/suppliers/supplier.contract';
import { Prisma } from '@homologa/prisma/client';
import type { Client, Pool } from 'pg';
import type { Baseline, Measure } from './measure';
import type { SeededWorkflow } from './seed-suppliers';

const PAGE_1 = 'page 1, newest first';
const BARE = 'the same 40 statements by plain pg, no isolation';
const SCAN = 'rare search without an index';
const SIZE = 25;
/**
 * Maximum ratio of the measured time to the first page's time: about 250 ms on two busy cores, which users do not
 * perceive as a stall.
 */
const NO_STALL = { atMost: 30 };
/**
 * Number of rows by which the measured offset is moved: bulk adds lengthen the list in every round and would push the
 * measured page beyond the last row that the list can show.
 */
const ROOM_FOR_ADDED = 4_000;
const CALLS = 40;
const AT_ONCE = 8;

async function manyOf(run: () => Promise<unknown>): Promise<void> {
  let left = CALLS;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      await run();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
}

const placeholders = ({ strings }: Prisma.Sql): string =>
  strings.reduce((text, part, place) => `${text}$${place}${part}`);

type Asked = Partial<Omit<SupplierListQuery, 'range'>> & { start?: number };

const FILTERS: Readonly<Record<string, SupplierListQuery['filter']>> = {
  'status archived': { status: ['archived'] },
  'country brazil': { country: ['brazil'] },
  'country chile': { country: ['chile'] },
  'financial strength': { financial_strength: ['5A', '4A'] },
  'commercial score': { commercial_score: ['good', 'great'] },
  'CCR score': { ccr_score: ['A'] },
  'questionnaire started': { questionnaire_status: ['started'] },
  'invitation failed': { invitation: ['failed'] },
  'awaited in payment': { waiting_for: ['payment'] },
  'awaited in payment for more than 10 days': { waiting_for: ['payment'], waiting_days: 10 },
  'the supplier is awaited': { waiting_side: ['supplier'] },
  'awaited for more than 10 days': { waiting_days: 10 },
  'awaited for more than 42 days': { waiting_days: 42 },
  'screening match': { screen_status: ['match'] },
  'screening match, undecided': { screen_status: ['match_undecided'] },
  'screening match, settled': { screen_status: ['match_settled'] },
  'hits to confirm': { screen_review: ['proposed'] },
  'new hits': { new_hits: ['yes'] },
  'no decision': { decision: ['none'] },
  'decision rejected': { decision: ['rejected'] },
  'two filters': { country: ['brazil', 'peru'], financial_strength: ['3A'] },
};

/**
 * Builds the measures for the supplier list of one very large workflow: no page, search or filter may take so long that
 * users perceive a stall.
 */
export function supplierListMeasures(
  ctx: Context,
  owner: { client: Client; pool: Pool },
  seeded: SeededWorkflow,
  count: number,
): { baselines: Baseline[]; measures: Measure[] } {
  const { workflowId, companyId, labelIds } = seeded;
  const list = ({ start = 0, filter = {}, sort = supplierList.defaultSort }: Asked) =>
    listWorkflowSuppliers(ctx, workflowId, { filter, sort, range: { start, end: start + SIZE - 1 } });
  const windowEnd = Math.min(LIST_WINDOW, count) - SIZE;
  const fromEnd = Math.max(count - windowEnd - SIZE + ROOM_FOR_ADDED, 0);
  const byName = { field: 'invite.company_name', order: 'ASC' } as const;
  const measure = (name: string, asked: Asked, goal: Measure['goal'] = NO_STALL): Measure => ({
    name,
    run: () => list(asked),
    against: PAGE_1,
    goal,
  });
  const sorts = [...new Set(Object.values(supplierList.sort))].map((field) =>
    measure(`sort ${field}`, { sort: { field, order: field === 'created_at' ? 'ASC' : 'DESC' } }),
  );
  const bare = Prisma.sql`SELECT ${RECORD_COLUMNS}
    FROM (SELECT s.* FROM "Supplier" s WHERE s."companyId" = ${companyId}::uuid AND s."workflowId" = ${workflowId}::uuid
      ORDER BY s."createdAt" DESC, s."id" LIMIT ${SIZE}) s
    JOIN "Workflow" w ON w."id" = s."workflowId" ORDER BY s."createdAt" DESC, s."id"`;
  const rare = '77123';
  const scan = `SELECT s."id" FROM "Supplier" s WHERE s."companyId" = $1 AND s."search" || '' LIKE $2`;
  return {
    baselines: [
      { name: PAGE_1, run: () => list({}) },
      { name: BARE, run: () => manyOf(() => owner.pool.query(placeholders(bare), bare.values)) },
      { name: SCAN, run: () => owner.client.query(scan, [companyId, `%${rare}%`]) },
    ],
    measures: [
      {
        name: `page 1, ${CALLS} calls, ${AT_ONCE} at once`,
        run: () => manyOf(() => list({})),
        against: BARE,
        goal: { atMost: 1.43 },
      },
      measure('end of the window', { start: windowEnd }),
      measure('last page', { start: count - SIZE }),
      measure('window from the end', { start: fromEnd }),
      measure('end of the window, by name', { start: windowEnd, sort: byName }),
      measure('window from the end, by name', { start: fromEnd, sort: byName }),
      ...sorts,
      ...Object.entries(FILTERS).map(([name, filter]) => measure(`filter ${name}`, { filter })),
      measure('filter label', { filter: { tags: labelIds.slice(0, 1) } }),
      measure('filter the supplier is awaited, longest first', {
        filter: { waiting_side: ['supplier'] },
        sort: { field: 'waiting.since', order: 'ASC' },
      }),
      measure('filter country brazil, by name', { filter: { country: ['brazil'] }, sort: byName }),
      {
        name: 'search rare, the look-up alone (P6)',
        run: () => owner.client.query('SELECT search_supplier_ids($1, 2001)', [rare]),
        against: SCAN,
        goal: { atLeast: 50 },
      },
      measure('search rare', { filter: { q: rare } }),
      measure('search no match', { filter: { q: 'zzzzqqq' } }),
      measure('search tenth', { filter: { q: 'estrella' } }),
      measure('search all', { filter: { q: 'proveedor' } }),
      measure('search all by name', { filter: { q: 'proveedor' }, sort: byName }),
      measure('search one letter', { filter: { q: 'a' } }),
      measure('search two digits', { filter: { q: '12' } }),
      measure('search and filter', { filter: { q: 'patagonia', country: ['brazil'], status: ['completed'] } }),
    ],
  };
}
