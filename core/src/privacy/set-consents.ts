import { canAskForOwnData } from '@homologa/domain/privacy/privacy.policy';
import { OPTIONAL_CONSENTS, type OptionalConsent } from '@homologa/domain/privacy/privacy-notice';
import { recordConsents, type ShownNotice, shownNotice } from '../accounts/profile/consents.steps';
import { audit } from '../kernel/audit';
import { authorize, requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { personMailLocale } from '../mail/mail-locale';

export interface Consent {
  purpose: OptionalConsent;
  given: boolean;
}

/** Returns the optional consents. The newest record of a consent applies; a consent without a record is not given. */
export async function listConsents(ctx: Context, userId: string): Promise<Consent[]> {
  const newest = async (purpose: OptionalConsent): Promise<Consent> => {
    const record = await ctx.db.read.consentRecord.findFirst({
      where: { userId, purpose },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { given: true },
    });
    return { purpose, given: record?.given ?? false };
  };
  return Promise.all(OPTIONAL_CONSENTS.map(newest));
}

export async function setConsents(ctx: Context, input: { consents: Consent[]; ip: string }): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  authorize(canAskForOwnData(ctx.actor));
  const known = new Map((await listConsents(ctx, userId)).map(({ purpose, given }) => [purpose, given]));
  const changed = input.consents.filter(({ purpose, given }) => known.get(purpose) !== given);
  if (changed.length === 0) return;
  const user = await ctx.db.read.user.findUniqueOrThrow({
    where: { id: userId },
    select: { country: true, preferences: true },
  });
  const notice: ShownNotice = shownNotice(ctx, user.country ?? '', personMailLocale(user.preferences));
  await ctx.db.system(async (tx) => {
    await recordConsents(ctx, tx, { userId, supplierId: null, notice, ip: input.ip, consents: changed });
    await audit(ctx, tx, {
      companyId: null,
      action: 'privacy.set_consents',
      objectType: 'user',
      objectId: userId,
      facts: Object.fromEntries(changed.map(({ purpose, given }) => [purpose, given])),
    });
  });
}
