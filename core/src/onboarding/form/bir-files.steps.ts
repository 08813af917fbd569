import { type BirFormFileKind, isFormFileKind, rfcDocumentsOf } from '@homologa/domain/bir-form/form-files';
import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import { paymentRegionOf } from '@homologa/domain/catalog/payment-regions';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { MAX_REQUEST_FILES } from '@homologa/domain/onboarding/limits';
import type { SentBackTarget } from '@homologa/domain/send-backs/sent-back-items';
import { insertBirFile } from '../../bir-requests/bir-files.steps';
import {
  type BirPlace,
  type BirRequestRow,
  isPaidOnline,
  readBirRequest,
  requireUnsettled,
} from '../../bir-requests/bir-request.queries';
import { recordPaymentChanged } from '../../bir-requests/charge-rows.steps';
import { recordUpload, type StoredUpload } from '../../files/store-upload';
import { requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import {
  lockOnboarding,
  type OnboardingRecord,
  requirePaymentStep,
  requireReference,
  requireStep,
} from '../onboarding-record.steps';
import { advanceOnboarding, updated } from '../progress.steps';

export type BirFileType = BirFormFileKind | 'rfc_document' | 'payment_proof';

export async function lockBirRequest(
  tx: Tx,
  place: BirPlace,
  step: OnboardingStep,
  targets: readonly SentBackTarget[] = [],
): Promise<{ record: OnboardingRecord; request: BirRequestRow }> {
  const record = await lockOnboarding(tx, place);
  requireStep(record, step, targets);
  return { record, request: await readBirRequest(tx, place) };
}

const stepOf = (type: BirFileType): OnboardingStep => (isFormFileKind(type) ? 'bir_form' : 'payment');

export async function lockForFiles(ctx: Context, tx: Tx, place: BirPlace, type: BirFileType) {
  if (!isFormFileKind(type)) requireNotActingAsOther(ctx.actor);
  const locked = await lockBirRequest(tx, place, stepOf(type), [{ kind: 'file', target: type }]);
  if (!isFormFileKind(type)) requirePaymentStep(locked.record);
  if (type === 'rfc_document' && locked.record.sentBack === null) requireUnsettled(locked.request);
  if (type === 'payment_proof') {
    requireReference(locked.record);
    if (locked.request.charge?.state === 'accepted') throw new DomainError('payment_already_made');
    await recordPaymentChanged(tx, { birRequestId: place.id, companyId: place.companyId });
  }
  return locked;
}

/**
 * Throws `payment_proof_required` for the last proof of a payment confirmed by proofs alone, `rfc_document_required`
 * for the document of a submitted reference. Such files can only be replaced.
 */
export function requireFileNotNeeded(record: OnboardingRecord, request: BirRequestRow, type: string): void {
  const isLast = request.files.filter((file) => file.type === type).length === 1;
  const rfcDocuments = rfcDocumentsOf(request.files, request.country);
  const { updates } = record;
  const isProof = type === 'payment_proof' && updates.includes('payment_proof') && !isPaidOnline(request);
  const isPaper = rfcDocuments.length === 1 && rfcDocuments[0]?.type === type;
  // The form's tax certificate also counts as an RFC document.
  const hasOther = type === 'rfc_document' && request.files.some((file) => file.type === 'tax_certificate');
  const isAsked = paymentRegionOf(record.supplier.country) === 'mexico' && updates.includes('payment_reference');
  const isDocument = isPaper && !hasOther && isAsked;
  if (isLast && isProof) assertRules([violation('payment_proof_required', 'payment.proofs')]);
  if (isLast && isDocument) assertRules([violation('rfc_document_required', 'rfc_document')]);
}

/** Throws `too_many_files`. All types of form files share one limit. */
export function requireRoom(files: readonly { type: string }[], type: BirFileType, added: number): void {
  const group = (kind: string): string => (isFormFileKind(kind) ? 'form' : kind);
  const stored = files.filter((file) => group(file.type) === group(type)).length;
  if (stored + added > MAX_REQUEST_FILES) throw new DomainError('too_many_files', { values: { n: MAX_REQUEST_FILES } });
}

interface FilePlace {
  record: OnboardingRecord;
  requestId: string;
  taken: Set<string>;
}

export async function addBirFile(
  ctx: Context,
  tx: Tx,
  { record, requestId, taken }: FilePlace,
  type: BirFileType,
  stored: StoredUpload,
): Promise<void> {
  const { companyId, id: supplierId } = record.supplier;
  const fileId = await recordUpload(ctx, tx, stored, { companyId, supplierId });
  const name = freeName(stored.name, taken);
  await insertBirFile(ctx, tx, { companyId, birRequestId: requestId, fileId, type, name });
  taken.add(name);
  if (!isFormFileKind(type)) return;
  await advanceOnboarding(ctx, tx, record, [updated('started_form'), updated('additional_files')]);
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let candidate = name;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${stem} (${number})${extension}`;
  return candidate;
}
