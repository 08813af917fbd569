import { freeFiles } from '../../files/let-go.steps';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { deleteRetiredAnswers } from '../../questionnaires/kept-versions.steps';
import { keepSubmittedVersion } from '../../supplier-record/submitted-version.steps';
import type { OnboardingRecord } from '../onboarding-record.steps';

/** Deletes the supplier's answers to removed questions: from now on its questionnaire is the present one. */
export async function moveToPresentVersion(ctx: Context, tx: Tx, { supplier }: OnboardingRecord): Promise<void> {
  const own = { companyId: supplier.companyId, supplierId: supplier.id };
  await keepSubmittedVersion(tx, own);
  await freeFiles(ctx, tx, own.companyId, await deleteRetiredAnswers(tx, own));
}
