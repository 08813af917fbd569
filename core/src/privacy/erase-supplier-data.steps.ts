import { eraseForms } from '../bir-requests/erase-form.steps';
import { eraseChecks } from '../compliance/erase-checks.steps';
import { eraseCalls } from '../desk/calls/erase-calls.steps';
import { freeFiles } from '../files/let-go.steps';
import { expireUploads } from '../files/uploads/partial-uploads.steps';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { eraseAnswers } from '../onboarding/erase-onboarding.steps';
import { endOpenPages, erasePayers } from '../payments/online/open-pages.steps';
import { endOrdersOf } from '../reports/gateway-orders.steps';
import { eraseUndelivered } from '../reports/request-columns.steps';
import { eraseScores } from '../scores/scores.steps';
import { eraseSendBacks } from '../send-backs/erase-send-backs.steps';
import { eraseContact } from '../supplier-record/own-part.steps';
import { eraseAnswerReviews } from '../suppliers/answer-reviews.steps';
import { revokeLinks } from '../suppliers/invitations/onboarding-link.steps';

/**
 * Erases the personal data of one supplier: contact, answers, form, send-backs and uploaded files. Keeps by legal duty
 * the company's name, country and tax id, billing and payments, status updates, the audit trail, and delivered reports;
 * with `keepsPaymentFiles` also the proofs of payment, with `keepsModifiedAt` the time of the last change. The caller must
 * have locked the supplier.
 */
export async function eraseSupplierData(
  ctx: Context,
  tx: Tx,
  supplier: { id: string; companyId: string },
  options: { keepsPaymentFiles?: boolean; keepsModifiedAt?: boolean } = {},
): Promise<void> {
  const { id: supplierId, companyId } = supplier;
  const ofSupplier = { supplierId, companyId };
  await expireUploads(tx, ofSupplier);
  const answerFiles = await eraseAnswers(tx, ofSupplier);
  await eraseAnswerReviews(tx, ofSupplier);
  await eraseScores(tx, ofSupplier);
  const formFiles = await eraseForms(tx, ofSupplier, options);
  const sentBack = await eraseSendBacks(ctx, tx, ofSupplier);
  await freeFiles(ctx, tx, companyId, [...new Set([...answerFiles, ...formFiles, ...sentBack])]);
  await endOpenPages(ctx, tx, ofSupplier);
  await endOrdersOf(ctx, tx, ofSupplier);
  await eraseUndelivered(tx, ofSupplier);
  await eraseChecks(tx, ofSupplier);
  await erasePayers(tx, ofSupplier);
  await revokeLinks(ctx, tx, ofSupplier);
  await eraseCalls(tx, ofSupplier);
  await eraseContact(ctx, tx, supplier, options);
}
