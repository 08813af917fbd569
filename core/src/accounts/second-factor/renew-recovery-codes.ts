import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { lockOwnAccount } from '../sessions/locked-account.steps';
import { requireFactorHolder } from './authenticator-app';
import { replaceRecoveryCodes } from './recovery-codes.steps';

/** POST /api/account/second-factor/recovery-codes: voids the recovery codes and returns new ones, once. */
export async function renewRecoveryCodes(ctx: Context): Promise<string[]> {
  const actor = requireFactorHolder(ctx);
  const { userId } = actor;
  return ctx.db.system(async (tx) => {
    await lockOwnAccount(tx, actor);
    const enrolled = await tx.user.count({ where: { id: userId, secondFactorAt: { not: null } } });
    if (enrolled === 0) throw new DomainError('second_factor_due');
    await audit(ctx, tx, {
      companyId: null,
      action: 'account.renew_recovery_codes',
      objectType: 'user',
      objectId: userId,
    });
    return replaceRecoveryCodes(ctx, tx, userId);
  });
}
