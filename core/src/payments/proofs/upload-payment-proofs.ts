import { DomainError } from '@homologa/domain/errors/domain-error';
import { type SentFile, storeAllSent } from '../../files/uploads/store-sent';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import type { OnboardingKey } from '../../onboarding/access.queries';
import { addBirFile, requireRoom } from '../../onboarding/form/bir-files.steps';
import { readSeenSupplier, type SeenSupplier } from '../../onboarding/onboarding.queries';
import { lockOnboarding, requireReference } from '../../onboarding/onboarding-record.steps';
import { noteChange } from '../charges/charge.steps';
import { holdsFile, lockPayment, openPayment } from './payment-files';

/**
 * Adds proofs of payment under unique names (`a (2).pdf`), all or none. The bytes are stored outside the transaction.
 * Throws `onboarding_step_not_reached` if no payment reference was submitted before, `too_many_files`, and the errors
 * of `storeUpload`.
 */
export async function uploadPaymentProofs(
  ctx: Context,
  key: OnboardingKey,
  uploads: readonly SentFile[],
): Promise<SeenSupplier> {
  const access = await openPayment(ctx, key);
  const lock = async (tx: Tx) => {
    const locked = await lockPayment(tx, access);
    requireReference(locked.record);
    requireRoom(locked.request.files, 'payment_proof', uploads.length);
    return locked;
  };
  const { companyId, supplierId } = access;
  return storeAllSent(ctx, { companyId, supplierId }, uploads, {
    check: async () => {
      await ctx.db.tenant(companyId, lock);
      if (uploads.length === 0) throw new DomainError('file_required');
    },
    isSaved: (tx, fileId) => holdsFile(tx, access, 'payment_proof', fileId),
    lock: (tx) => lockOnboarding(tx, access, { evenIfClosed: true }),
    repeated: (tx) => readSeenSupplier(tx, access, 'own'),
    save: (stored) =>
      ctx.db.tenant(companyId, async (tx) => {
        const { record, request } = await lock(tx);
        const taken = new Set(request.files.filter(({ type }) => type === 'payment_proof').map(({ name }) => name));
        for (const each of stored)
          await addBirFile(ctx, tx, { record, requestId: request.id, taken }, 'payment_proof', each);
        await noteChange(tx, request);
        await audit(ctx, tx, {
          companyId,
          action: 'onboarding.add_payment_proof',
          objectType: 'bir_request',
          objectId: request.id,
          facts: { files: stored.map(({ id }) => id) },
        });
        return readSeenSupplier(tx, access, 'own');
      }),
  });
}
