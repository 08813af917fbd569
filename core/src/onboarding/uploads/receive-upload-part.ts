import { countReceived, receivePart } from '../../files/uploads/receive-part';
import type { Context } from '../../kernel/context';
import { type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';
import { lockOnboarding } from '../onboarding-record.steps';

/**
 * Receives a part of a file of the supplier; the request that uses the file validates it. Returns the number of bytes
 * received. Throws the errors of `openOnboarding`, `requireOwn`, `lockOnboarding` and `receivePart`.
 */
export async function receiveUploadPart(
  ctx: Context,
  key: OnboardingKey,
  id: string,
  part: { size: number; offset: number; bytes: Buffer },
): Promise<number> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  const { companyId, supplierId } = access;
  return receivePart(ctx, { companyId, supplierId }, id, { ...part, lock: (tx) => lockOnboarding(tx, access) });
}

/** Returns the number of bytes received; 0 for an unknown upload. */
export async function countUploaded(ctx: Context, key: OnboardingKey, id: string): Promise<number> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  const { companyId, supplierId } = access;
  return countReceived(ctx, { companyId, supplierId }, id);
}
