import { canUseDesk } from '@homologa/domain/desk/desk.policy';
import { DESK } from '@homologa/domain/reports/gateways';
import { RUNNING_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import { actorIdOf, authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { STAFF } from './staff.queries';
import { HOLDER_SQL, TO_BE_DONE_SQL } from './to-be-done';

export interface Load {
  open: number;
  overdue: number;
}

export interface QueueSummary {
  all: Load;
  mine: Load;
  unassigned: Load;
  callBacks: { mine: number; all: number };
  /**
   * Number of requests that are ready for a second reviewer and that the actor may review, because the actor has
   * entered none of their data.
   */
  secondLooks: number;
  staff: (Load & { id: string; name: string })[];
  clients: (Load & { id: string; name: string })[];
  countries: (Load & { country: string })[];
}

interface Group extends Load {
  clientId: string;
  clientName: string;
  country: string;
  holderId: string | null;
  isAtDesk: boolean;
  callBacks: number;
  secondLooks: number;
}

/**
 * Counts open requests and corrections in progress by client, country and holder in one statement. Throws `forbidden`.
 */
export async function getQueueSummary(ctx: Context): Promise<QueueSummary> {
  authorize(canUseDesk(ctx.actor));
  const [groups, staff] = await Promise.all([
    ctx.db.read.$queryRaw<Group[]>`
      SELECT q."companyId" AS "clientId", c."name" AS "clientName", s."country", ${HOLDER_SQL} AS "holderId",
        -- A correction of another gateway's report is the desk's work.
        q."gateway" = ${DESK} OR q."correctionReason" IS NOT NULL AS "isAtDesk",
        count(*)::int AS "open",
        count(*) FILTER (
          WHERE q."dueAt" < ${ctx.now()}
            AND q."status" = ANY (${RUNNING_REQUEST_STATUSES}::"ReportRequestStatus"[]))::int AS "overdue",
        count(*) FILTER (WHERE q."callBackAt" <= ${ctx.now()})::int AS "callBacks",
        count(*) FILTER (WHERE q."secondLookAt" IS NOT NULL
          AND NOT q."enteredByIds" @> ARRAY[${actorIdOf(ctx.actor)}::uuid])::int AS "secondLooks"
      FROM "ReportRequest" q
        JOIN "Supplier" s ON s."id" = q."supplierId" AND s."companyId" = q."companyId"
        JOIN "Company" c ON c."id" = q."companyId"
      WHERE ${TO_BE_DONE_SQL}
      GROUP BY 1, 2, 3, 4, 5`,
    ctx.db.read.user.findMany({
      where: STAFF,
      select: { id: true, name: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    }),
  ]);
  const of = (holderId: string | null): Load =>
    sum(groups.filter((group) => group.isAtDesk && group.holderId === holderId));
  const names = new Map(groups.map(({ clientId, clientName }) => [clientId, clientName]));
  return {
    all: sum(groups),
    mine: of(actorIdOf(ctx.actor)),
    unassigned: of(null),
    callBacks: {
      mine: callBacks(groups.filter(({ holderId }) => holderId === actorIdOf(ctx.actor))),
      all: callBacks(groups),
    },
    secondLooks: groups.reduce((total, { secondLooks }) => total + secondLooks, 0),
    staff: staff.map(({ id, name }) => ({ id, name, ...of(id) })),
    clients: loads(groups, 'clientId')
      .map(([id, load]) => ({ id, name: names.get(id) ?? '', ...load }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    countries: loads(groups, 'country').map(([country, load]) => ({ country, ...load })),
  };
}

const sum = (groups: readonly Load[]): Load => ({
  open: groups.reduce((total, { open }) => total + open, 0),
  overdue: groups.reduce((total, { overdue }) => total + overdue, 0),
});

const callBacks = (groups: readonly Group[]): number => groups.reduce((total, group) => total + group.callBacks, 0);

function loads(groups: readonly Group[], key: 'clientId' | 'country'): [string, Load][] {
  const values = [...new Set(groups.map((group) => group[key]))].sort();
  return values.map((value) => [value, sum(groups.filter((group) => group[key] === value))]);
}
