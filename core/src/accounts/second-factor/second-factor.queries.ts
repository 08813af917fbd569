import type { FactorWay } from '@homologa/domain/accounts/second-factor';
import { isFactorAsked } from '@homologa/domain/accounts/second-factor';
import type { Prisma } from '@homologa/prisma/client';
import { requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';

const FACTORS = {
  passwordHash: true,
  authenticatorApp: { select: { confirmedAt: true } },
  passkeys: {
    select: { id: true, name: true, createdAt: true, lastUsedAt: true },
    // Ids sort by the time of creation.
    orderBy: { id: 'asc' },
  },
  recoveryCodes: { where: { usedAt: null }, select: { id: true } },
} as const satisfies Prisma.UserSelect;

/** Returns the second factors of the caller's account. Never the secrets of one. */
export async function getOwnFactors(ctx: Context) {
  const actor = requireUser(ctx.actor);
  const user = await ctx.db.read.user.findUniqueOrThrow({ where: { id: actor.userId }, select: FACTORS });
  const isAskedOfStaff = ctx.config.isFactorAskedOfStaff;
  return {
    appSince: user.authenticatorApp?.confirmedAt ?? null,
    passkeys: user.passkeys,
    recoveryCodesLeft: user.recoveryCodes.length,
    hasPassword: user.passwordHash !== null,
    isAsked: isFactorAsked(actor, { isAskedOfStaff }),
  };
}

/** Returns the ways in which an account can prove its second factor. */
export async function listFactorWays(ctx: Context, userId: string): Promise<FactorWay[]> {
  const user = await ctx.db.read.user.findUniqueOrThrow({ where: { id: userId }, select: FACTORS });
  return [
    ...(user.authenticatorApp?.confirmedAt ? (['app'] as const) : []),
    ...(user.passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(user.recoveryCodes.length > 0 ? (['recovery'] as const) : []),
  ];
}
