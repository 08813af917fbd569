import { requireUnsettled } from '../../bir-requests/bir-request.queries';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { OnboardingKey } from '../../onboarding/access.queries';
import { requireFileNotNeeded } from '../../onboarding/form/bir-files.steps';
import { readSeenSupplier, type SeenSupplier } from '../../onboarding/onboarding.queries';
import { lockPayment, openPayment, removeFiles } from './payment-files';

/**
 * Deletes the RFC document; no effect without a document. Throws `rfc_document_required` after the payment reference
 * was submitted: the document can then only be replaced; `payment_settled` once the payment was received.
 */
export async function deleteRfcDocument(ctx: Context, key: OnboardingKey): Promise<SeenSupplier> {
  const access = await openPayment(ctx, key);
  return ctx.db.tenant(access.companyId, async (tx) => {
    const { record, request } = await lockPayment(tx, access);
    requireUnsettled(request);
    const documents = request.files.filter(({ type }) => type === 'rfc_document');
    if (documents.length > 0) {
      requireFileNotNeeded(record, request, 'rfc_document');
      await removeFiles(ctx, tx, access.companyId, documents);
      await audit(ctx, tx, {
        companyId: access.companyId,
        action: 'onboarding.delete_rfc_document',
        objectType: 'bir_request',
        objectId: request.id,
      });
    }
    return readSeenSupplier(tx, access, 'own');
  });
}
