import { Prisma } from '@homologa/prisma/client';
import type { Queries } from '../kernel/database';

/** Suppliers from one anchor to the next. */
export const ANCHOR_STEP = 1_000;
/** Suppliers that were added after the newest anchor, beyond which new ones are set. */
const MAX_NEWER = 20_000;
/** Lists whose anchors are kept: those of a million suppliers take some 100 kB. */
const MAX_LISTS = 100;
/** Milliseconds until the anchors of a list are set anew, should they not hold. */
const RESET_MS = 60_000;
/** No transaction is open for so many milliseconds: nobody is added any more before a supplier that is older. */
const SETTLED_MS = 60_000;

/** A supplier's place in the order of adding. */
interface Anchor {
  createdAt: Date;
  id: string;
}

interface Kept {
  /** Every thousandth supplier, from the oldest; null while they are being set. */
  anchors: Anchor[] | null;
  setAt: number;
}

/** A whole list in the order of adding, and how to read it again once it has been answered. */
export interface AnchoredList {
  key: string;
  where: Prisma.Sql;
  later: <T>(work: (tx: Queries) => Promise<T>) => Promise<T>;
  now: Date;
}

/** The anchors of a list, and how many suppliers are newer than the last of them. */
export interface ListAnchors {
  anchors: Anchor[];
  newer: number;
}

/** Where to begin to walk from newer to older suppliers. */
interface WalkStart {
  condition: Prisma.Sql;
  skip: number;
}

const kept = new Map<string, Kept>();
let isSetting = false;

/** What is kept of a list, and what has come since; null where nothing is kept. */
export async function readAnchors(tx: Queries, list: AnchoredList): Promise<ListAnchors | null> {
  const anchors = kept.get(list.key)?.anchors;
  const last = anchors?.at(-1);
  if (!anchors || !last) return null;
  const [counted] = await tx.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS "n" FROM (SELECT FROM "Supplier" s WHERE ${list.where}
      AND s."createdAt" >= ${last.createdAt} AND (s."createdAt" > ${last.createdAt} OR s."id" < ${last.id}::uuid)
      LIMIT ${Prisma.raw(String(MAX_NEWER))}) newer`;
  return { anchors, newer: counted?.n ?? 0 };
}

/**
 * Where a page begins that lies deep in a list: at an anchor that is counted from the oldest supplier, so that it holds
 * however many are added. Whether it does is seen by what is newer than the anchors: with them it must make the total.
 * Null where no anchors hold; they are then set for those who come next (docs/decisions.md 6.54).
 * @param newest the rank of the page's newest supplier, counted from the oldest one, which has 1
 */
export function findWalkStart(
  list: AnchoredList,
  known: ListAnchors | null,
  { total, newest }: { total: number; newest: number },
): WalkStart | null {
  if (!known || known.newer >= MAX_NEWER || total - known.newer !== known.anchors.length * ANCHOR_STEP) {
    setLater(list);
    return null;
  }
  const { anchors } = known;
  const place = Math.ceil(newest / ANCHOR_STEP);
  const anchor = anchors[place - 1];
  if (!anchor) return null;
  return {
    condition: Prisma.sql`s."createdAt" <= ${anchor.createdAt}
      AND (s."createdAt" < ${anchor.createdAt} OR s."id" >= ${anchor.id}::uuid)`,
    skip: place * ANCHOR_STEP - newest,
  };
}

/** Sets the anchors of a list, one at a time, unless that was tried just now. Nobody waits for it. */
function setLater({ key, where, later, now }: AnchoredList): void {
  const known = kept.get(key);
  if (isSetting || (known && now.getTime() - known.setAt < RESET_MS)) return;
  isSetting = true;
  const setting: Kept = { anchors: null, setAt: now.getTime() };
  // The last in the map is the latest set.
  kept.delete(key);
  kept.set(key, setting);
  const [oldest] = kept.keys();
  if (kept.size > MAX_LISTS && oldest !== undefined) kept.delete(oldest);
  const settled = new Date(now.getTime() - SETTLED_MS);
  later((tx) => chooseAnchors(tx, where, settled))
    .then(
      (anchors) => {
        setting.anchors = anchors;
      },
      // Without anchors the page was walked to from its nearer end.
      () => undefined,
    )
    .finally(() => {
      isSetting = false;
    });
}

const chooseAnchors = (tx: Queries, where: Prisma.Sql, before: Date): Promise<Anchor[]> =>
  tx.$queryRaw<Anchor[]>`
    SELECT "createdAt", "id" FROM (
      SELECT s."createdAt", s."id", row_number() OVER (ORDER BY s."createdAt", s."id" DESC) AS "rank"
      FROM "Supplier" s WHERE ${where} AND s."createdAt" < ${before}) ranked
    WHERE "rank" % ${Prisma.raw(String(ANCHOR_STEP))} = 0 ORDER BY "rank"`;
