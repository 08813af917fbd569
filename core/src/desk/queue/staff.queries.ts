import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { Prisma } from '@homologa/prisma/client';
import type { Context } from '../../kernel/context';

/** Staff who may hold and deliver requests. */
export const STAFF = {
  accountRole: 'admin',
  active: true,
  staffRoles: { has: 'desk' satisfies StaffRole },
} as const satisfies Prisma.UserWhereInput;

export const findStaffMember = (ctx: Context, id: string): Promise<{ id: string } | null> =>
  ctx.db.read.user.findFirst({ where: { ...STAFF, id }, select: { id: true } });
