import { type BirFormFileKind, isFormFileKind } from '@homologa/domain/bir-form/form-files';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { OnboardingStep } from '@homologa/domain/onboarding/step-selection';
import { discardUpload, recordUpload, type StoredUpload, storeUpload, type Upload } from '../files/store-upload';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { newId } from '../kernel/ids';
import { type BirPlace, findOwnBirRequest, lockBirRequest, readBirRequest } from './bir-access';
import type { BirRequestRow } from './bir-request-row';
import type { OnboardingRecord } from './onboarding-record';
import { recordUpdate } from './progress';

export type BirFileType = BirFormFileKind | 'rfc_document' | 'payment_proof';

/** The step that a kind of file belongs to. */
const stepOf = (type: BirFileType): OnboardingStep => (isFormFileKind(type) ? 'bir_form' : 'payment');

/** Whether files of this kind may be changed now; throws the reason if not. */
export async function lockForFiles(tx: Tx, place: BirPlace, type: BirFileType) {
  const locked = await lockBirRequest(tx, place, stepOf(type));
  const isTooEarly = type === 'payment_proof' && !locked.record.updates.includes('payment_reference');
  if (isTooEarly) throw new DomainError('onboarding_step_not_reached');
  return locked;
}

/**
 * PATCH /onboarding/bir-requests/{id}/files: adds a file under a name that is free (`a (2).pdf`). The bytes are
 * stored outside the transaction. Throws what storing an upload and `lockBirRequest` throw; a proof before the
 * payment reference is a step not reached (wire.md B15).
 */
export async function uploadBirFile(
  ctx: Context,
  id: string,
  input: { type: BirFileType; upload: Upload | null },
): Promise<BirRequestRow> {
  const place = await findOwnBirRequest(ctx, id);
  await ctx.db.tenant(place.companyId, (tx) => lockForFiles(tx, place, input.type));
  const stored = await storeUpload(ctx, input.upload);
  try {
    return await ctx.db.tenant(place.companyId, async (tx) => {
      const { record, request } = await lockForFiles(tx, place, input.type);
      await addFile(ctx, tx, request, record, input.type, stored);
      await audit(ctx, tx, {
        companyId: place.companyId,
        action: 'bir_request.add_file',
        objectType: 'bir_request',
        objectId: id,
        facts: { type: input.type, file: stored.id },
      });
      return readBirRequest(tx, place);
    });
  } catch (error) {
    await discardUpload(ctx, stored);
    throw error;
  }
}

async function addFile(
  ctx: Context,
  tx: Tx,
  request: BirRequestRow,
  record: OnboardingRecord,
  type: BirFileType,
  stored: StoredUpload,
): Promise<void> {
  const { companyId } = record.supplier;
  const taken = new Set(request.files.filter((file) => file.type === type).map(({ name }) => name));
  const fileId = await recordUpload(ctx, tx, stored, companyId);
  await tx.birRequestFile.create({
    data: {
      id: newId(),
      companyId,
      birRequestId: request.id,
      fileId,
      type,
      name: freeName(stored.name, taken),
      createdAt: ctx.now(),
    },
    select: { id: true },
  });
  if (!isFormFileKind(type)) return;
  await recordUpdate(ctx, tx, record, 'started_form');
  await recordUpdate(ctx, tx, record, 'additional_files');
}

/** The name, with the first number before its extension that makes it unlike those taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let candidate = name;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${stem} (${number})${extension}`;
  return candidate;
}
