import type { Context } from '../kernel/context';

const NEWEST = 500;

export interface CapturedMessage {
  id: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  fromName: string | null;
  replyTo: string | null;
  createdAt: Date;
}

const MESSAGE = {
  id: true,
  to: true,
  subject: true,
  text: true,
  html: true,
  fromName: true,
  replyTo: true,
  createdAt: true,
} as const;

const NEWEST_FIRST = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];

/** Lists captured mail, newest first, at most 500; `to` matches a complete address, ignoring case. */
export async function listCapturedMail(ctx: Context, to?: string): Promise<CapturedMessage[]> {
  if (!to) return ctx.db.read.capturedMail.findMany({ select: MESSAGE, orderBy: NEWEST_FIRST, take: NEWEST });
  const found = await ctx.db.read.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "CapturedMail"
    WHERE EXISTS (SELECT FROM unnest("to") AS address WHERE lower(address) = lower(${to}))
    ORDER BY "createdAt" DESC, "id" DESC LIMIT ${NEWEST}`;
  return ctx.db.read.capturedMail.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    select: MESSAGE,
    orderBy: NEWEST_FIRST,
  });
}
