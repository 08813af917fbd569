import { type BirFormFileKind, isFormFileKind } from '@homologa/domain/bir-form/form-files';
import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { MAX_REQUEST_FILES } from '@homologa/domain/onboarding/limits';
import { discardUpload, recordUpload, type StoredUpload, storeUpload, type Upload } from '../files/store-upload';
import { audit } from '../kernel/audit';
import { refuseActingAsOther } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { newId } from '../kernel/ids';
import { type BirPlace, findOwnBirRequest, lockBirRequest, readBirRequest } from './bir-access';
import type { BirRequestRow } from './bir-request-row';
import type { OnboardingRecord } from './onboarding-record';
import { requirePaymentStep, requireReference } from './payment/payment-step';
import { recordUpdate } from './progress';

export type BirFileType = BirFormFileKind | 'rfc_document' | 'payment_proof';

/** The step that a kind of file belongs to. */
const stepOf = (type: BirFileType): OnboardingStep => (isFormFileKind(type) ? 'bir_form' : 'payment');

/** Whether files of this kind may be changed now; throws the reason if not. */
export async function lockForFiles(ctx: Context, tx: Tx, place: BirPlace, type: BirFileType) {
  if (!isFormFileKind(type)) refuseActingAsOther(ctx.actor);
  const locked = await lockBirRequest(tx, place, stepOf(type));
  if (!isFormFileKind(type)) requirePaymentStep(locked.record);
  if (type === 'payment_proof') requireReference(locked.record);
  return locked;
}

/**
 * PATCH /onboarding/bir-requests/{id}/files: adds a file under a name that is free (`a (2).pdf`). The bytes are
 * stored outside the transaction. Throws what storing an upload and `lockBirRequest` throw; a proof before the
 * payment reference is a step not reached (wire.md B15); more than a request holds is `too_many_files`.
 */
export async function uploadBirFile(
  ctx: Context,
  id: string,
  input: { type: BirFileType; upload: Upload | null },
): Promise<BirRequestRow> {
  const place = await findOwnBirRequest(ctx, id);
  await ctx.db.tenant(place.companyId, async (tx) => {
    const { request } = await lockForFiles(ctx, tx, place, input.type);
    requireRoom(request.files, input.type, 1);
  });
  const stored = await storeUpload(ctx, input.upload);
  try {
    return await ctx.db.tenant(place.companyId, async (tx) => {
      const { record, request } = await lockForFiles(ctx, tx, place, input.type);
      requireRoom(request.files, input.type, 1);
      const taken = new Set(request.files.filter(({ type }) => type === input.type).map(({ name }) => name));
      await addBirFile(ctx, tx, { record, requestId: id, taken }, input.type, stored);
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

/** Refuses what would be more than a request holds: the form's kinds count together. Throws `too_many_files`. */
export function requireRoom(files: readonly { type: string }[], type: BirFileType, added: number): void {
  const group = (kind: string): string => (isFormFileKind(kind) ? 'form' : kind);
  const stored = files.filter((file) => group(file.type) === group(type)).length;
  if (stored + added > MAX_REQUEST_FILES) throw new DomainError('too_many_files', { values: { n: MAX_REQUEST_FILES } });
}

/** Where a file is added: its request, and the names that its kind has there already. */
interface FilePlace {
  record: OnboardingRecord;
  requestId: string;
  taken: Set<string>;
}

/** Writes the rows of a stored upload, under a name that is free; that name is then taken. */
export async function addBirFile(
  ctx: Context,
  tx: Tx,
  { record, requestId, taken }: FilePlace,
  type: BirFileType,
  stored: StoredUpload,
): Promise<void> {
  const { companyId } = record.supplier;
  const fileId = await recordUpload(ctx, tx, stored, companyId);
  const name = freeName(stored.name, taken);
  await tx.birRequestFile.create({
    data: { id: newId(), companyId, birRequestId: requestId, fileId, type, name, createdAt: ctx.now() },
    select: { id: true },
  });
  taken.add(name);
  if (!isFormFileKind(type)) return;
  await recordUpdate(ctx, tx, record, 'started_form');
  await recordUpdate(ctx, tx, record, 'additional_files');
}

/** The name, with the first number before its extension that makes it unlike those taken. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let candidate = name;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${stem} (${number})${extension}`;
  return candidate;
}
