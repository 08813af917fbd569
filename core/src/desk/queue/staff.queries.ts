import type { Prisma } from '@homologa/prisma/client';
import type { Context } from '../../kernel/context';

/** The people who work at the desk: the provider's, while they may sign in. */
export const STAFF = { accountRole: 'admin', active: true } as const satisfies Prisma.UserWhereInput;

/** A member of the provider's staff by their id; null for anybody else. */
export const findStaffMember = (ctx: Context, id: string): Promise<{ id: string } | null> =>
  ctx.db.read.user.findFirst({ where: { ...STAFF, id }, select: { id: true } });
