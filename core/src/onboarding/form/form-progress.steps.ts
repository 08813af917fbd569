import { birFormFor } from '@homologa/domain/bir-form/bir-form';
import { givenFileKinds } from '@homologa/domain/bir-form/form-files';
import { formProgress } from '@homologa/domain/bir-form/form-parts';
import { type BirRequestRow, formDataOf } from '../../bir-requests/bir-request.queries';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { keepFormProgress } from '../../supplier-record/phase-progress.steps';
import type { OnboardingRecord } from '../onboarding-record.steps';

/** Counts the complete parts of the report form after a change and stores the count with the supplier. */
export async function recountForm(
  ctx: Context,
  tx: Tx,
  { supplier, workflow }: OnboardingRecord,
  request: BirRequestRow,
): Promise<void> {
  const form = birFormFor(request.country, workflow.reportType);
  const kinds = givenFileKinds(request.files);
  const today = ctx.now().toISOString().slice(0, 10);
  await keepFormProgress(tx, supplier, formProgress(form, formDataOf(request), kinds, today));
}
