import { PAYMENT_REGION_RULES } from '@homologa/domain/catalog/payment-regions';
import { assertRules } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { requireUnsettled } from '../../bir-requests/bir-request.queries';
import { type SentFile, storeSent } from '../../files/uploads/store-sent';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import type { OnboardingKey } from '../../onboarding/access.queries';
import { addBirFile } from '../../onboarding/form/bir-files.steps';
import { readSeenSupplier, type SeenSupplier } from '../../onboarding/onboarding.queries';
import { lockOnboarding } from '../../onboarding/onboarding-record.steps';
import { holdsFile, lockPayment, openPayment, removeFiles } from './payment-files';

/**
 * Stores the document that proves the Mexican tax id (RFC); the old document is deleted only after the new document is
 * stored. Throws `payment_settled`, `invalid_input` in other regions, and the errors of `storeSent`.
 */
export async function uploadRfcDocument(
  ctx: Context,
  key: OnboardingKey,
  upload: SentFile | null,
): Promise<SeenSupplier> {
  const access = await openPayment(ctx, key);
  const lock = async (tx: Tx) => {
    const locked = await lockPayment(tx, access);
    requireUnsettled(locked.request);
    assertRules(PAYMENT_REGION_RULES[locked.region].rfcDocument ? [] : [violation('invalid_input', 'rfc_document')]);
    return locked;
  };
  const { companyId, supplierId } = access;
  return storeSent(ctx, { companyId, supplierId }, upload, {
    check: () => ctx.db.tenant(companyId, lock),
    isSaved: (tx, fileId) => holdsFile(tx, access, 'rfc_document', fileId),
    lock: (tx) => lockOnboarding(tx, access, { evenIfClosed: true }),
    repeated: (tx) => readSeenSupplier(tx, access, 'own'),
    save: (stored) =>
      ctx.db.tenant(companyId, async (tx) => {
        const { record, request } = await lock(tx);
        const old = request.files.filter(({ type }) => type === 'rfc_document');
        await removeFiles(ctx, tx, companyId, old);
        await addBirFile(ctx, tx, { record, requestId: request.id, taken: new Set() }, 'rfc_document', stored);
        await audit(ctx, tx, {
          companyId,
          action: 'onboarding.set_rfc_document',
          objectType: 'bir_request',
          objectId: request.id,
          facts: { file: stored.id },
        });
        return readSeenSupplier(tx, access, 'own');
      }),
  });
}
