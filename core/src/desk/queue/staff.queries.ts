import type { Prisma } from '@homologa/prisma/client';
import type { Context } from '../../kernel/context';

export const STAFF = { accountRole: 'admin', active: true } as const satisfies Prisma.UserWhereInput;

export const findStaffMember = (ctx: Context, id: string): Promise<{ id: string } | null> =>
  ctx.db.read.user.findFirst({ where: { ...STAFF, id }, select: { id: true } });
